import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";
import page from "./lint/page.mjs";

/** Few rules, each for what has gone wrong or would. How the code looks is nobody's business here. */
export default typescript.config(
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  {
    plugins: { page },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "page/leaves-by-leave": "error",
      "page/lists": "error",
      "page/live-stays": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Ours are made and used up at once, and nothing waits for them to change.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // Rules that ask for types; in components they would take too long.
    files: ["**/*.ts"],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  // Our own drawings: nobody else has written a word of them.
  { files: ["src/art/Picture.svelte", "src/games/saboteur/ChestOrPostcard.svelte"], rules: { "svelte/no-at-html-tags": "off" } },
  { files: ["src/ui/leave.ts"], rules: { "page/leaves-by-leave": "off" } },
  { files: ["tests/**"], rules: { "page/leaves-by-leave": "off" } },
);
