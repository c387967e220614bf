/** What dwarfs are called, and what they want. The clans go by their colours. */

import { clanName, dwarfOf, otherClan } from "../../games/lost_mines/clans";
import { say } from "../../words";

const key = (role: string): string => role.replace(/-miner$/, "");

/** The words know the clans by one of their two names. */
export function roleName(role: string): string {
  const dwarf = dwarfOf(role);
  if (dwarf) return say("forest-role-name", { ...dwarf });
  const words = say("role-name", { role: key(role) });
  return ["blue", "green"].includes(words) ? say("role-name", { role: `${words}-miner` }) : words;
}

/** “You are a blue miner”, and what he is after. */
export const ownRole = (role: string): string => {
  const dwarf = dwarfOf(role);
  return dwarf ? say("forest-role", { ...dwarf }) : say("page-role", { role: key(role) });
};
export const roleAim = (role: string): string => {
  const dwarf = dwarfOf(role);
  if (!dwarf) return say("page-role-aim", { role: key(role) });
  return say("forest-role-aim", { wish: dwarf.wish, own: clanName(dwarf.clan), other: clanName(otherClan(dwarf.clan)) });
};

/** Whether he is glad of the treasure: the others are shown in the colour of warnings. */
export const roleTone = (role: string | null | undefined): "" | "miner" | "saboteur" =>
  role === null || role === undefined ? "" : /(^|-)saboteur$/.test(role) ? "saboteur" : "miner";
