/** What this page has got wrong before, as rules: each looks at the text of one file. */

const LIVE_ROLES = ["status", "alert", "log"];

/** What an attribute of an element says; null if there is none, or it is only known when it runs. */
function attribute(element, name) {
  const found = element.startTag.attributes.find((one) => one.type === "SvelteAttribute" && one.key.name === name);
  const [value] = found?.value ?? [];
  return value?.type === "SvelteLiteral" ? value.value : null;
}

const nameOf = (element) => (element.name.type === "Identifier" || element.name.type === "SvelteName" ? element.name.name : null);

/** What stands around a node, the nearest first. */
function* around(node) {
  for (let at = node.parent; at; at = at.parent) yield at;
}

const BLOCKS = ["SvelteIfBlock", "SvelteElseBlock", "SvelteKeyBlock", "SvelteEachBlock", "SvelteAwaitBlock"];

const rule = (description, messages, create) => ({
  meta: { type: "problem", docs: { description }, messages, schema: [] },
  create,
});

const liveStays = rule(
  "an element that is listened to is there before it says anything, and stays",
  { comes: "What comes with its words already in it is not heard: put the block inside this element." },
  (context) => ({
    SvelteElement(element) {
      const live = ["polite", "assertive"].includes(attribute(element, "aria-live"));
      if (!live && !LIVE_ROLES.includes(attribute(element, "role"))) return;
      if ([...around(element)].some(({ type }) => BLOCKS.includes(type)))
        context.report({ node: element.startTag, messageId: "comes" });
    },
  }),
);

const isZero = (node) =>
  node.type === "ConditionalExpression"
    ? isZero(node.consequent) || isZero(node.alternate)
    : node.type === "Literal" && node.value === 0;

/** Svelte 5.57 keeps a list for good if some of what leaves it takes no time and the rest takes some. */
const leavesByLeave = rule(
  "everything leaves the page by `leave`, and takes some time",
  {
    other: "Only `leave` of ui/leave.ts may stand behind `out:`, and nothing behind `transition:`.",
    zero: "What takes no time may stay for good beside what takes some: use `leave` of ui/leave.ts.",
  },
  (context) => ({
    SvelteDirective(directive) {
      if (directive.kind === "Transition" && directive.outro && (directive.intro || directive.key.name.name !== "leave"))
        context.report({ node: directive, messageId: "other" });
    },
    "Property[key.name='duration']"({ value }) {
      if (isZero(value)) context.report({ node: value, messageId: "zero" });
    },
  }),
);

const lists = rule(
  "list items stand in lists",
  { lost: "An <li> stands in a <ul> or <ol>.", role: "A list with another role has no items: put it into an element with that role." },
  (context) => ({
    SvelteElement(element) {
      const name = nameOf(element);
      if (["ul", "ol"].includes(name) && attribute(element, "role") !== null)
        context.report({ node: element.startTag, messageId: "role" });
      if (name !== "li") return;
      const parent = [...around(element)].find(({ type }) => type === "SvelteElement");
      if (parent && parent.kind === "html" && !["ul", "ol"].includes(nameOf(parent)))
        context.report({ node: element.startTag, messageId: "lost" });
    },
  }),
);

export default { rules: { "live-stays": liveStays, "leaves-by-leave": leavesByLeave, lists } };
