/** Everything people read: the Fluent files that Python uses too, taken in when the page is built. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import events from "../../src/pyrite/locales/en/events.ftl?raw";
import forest from "../../src/pyrite/locales/en/forest.ftl?raw";
import mine from "../../src/pyrite/locales/en/mine.ftl?raw";
import page from "../../src/pyrite/locales/en/page.ftl?raw";
import rules from "../../src/pyrite/locales/en/rules.ftl?raw";
import setup from "../../src/pyrite/locales/en/setup.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of [events, forest, mine, page, rules, setup]) {
  const problems = bundle.addResource(new FluentResource(file));
  if (problems.length > 0) throw problems[0];
}

export type Words = Record<string, FluentVariable>;

export const known = (id: string): boolean => bundle.hasMessage(id);

/** The words of a message, with its variables filled in. A message that is missing is a mistake of ours. */
export function say(id: string, words: Words = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message "${id}" in the language files`);
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, words, problems);
  if (problems[0]) throw new Error(`message "${id}": ${problems[0].message}`);
  return text;
}

/** For what a newer server may know and this page does not: its words, or else these. */
export const sayOr = (id: string, plain: string, words: Words = {}): string => (known(id) ? say(id, words) : plain);

/** A, B and C. */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : say("list-end", { others: words.slice(0, -1).join(", "), last });
}
