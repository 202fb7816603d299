/**
 * Attacks the site and breaks what it stands on, as strangers, crashes and bad disks do, and says what held.
 *
 *     npm run verify:faults                    every area: two cores, under 20 minutes
 *     npm run verify:faults floods disk/full   these areas or drills alone
 *     npm run verify:faults -- --full          the long absences and the whole numbers too
 *
 * Needs nothing installed and no rights; memory is read from /proc and visitors come from several loopback addresses,
 * so it runs on Linux.
 */
import { build } from "../../scripts/build.ts";

import { drills } from "./drills.ts";
import { tableOf } from "./kit/print-table.ts";
import { removeScratch } from "./kit/scratch.ts";
import { killServers } from "./kit/server.ts";
import { nameOf, Trial, type Drill, type Outcome } from "./kit/trial.ts";

const words = process.argv.slice(2);
const full = words.includes("--full");
const wanted = words.filter((word) => !word.startsWith("--"));
const chosen = drills.filter((drill) => wanted.length === 0 || wanted.some((word) => isMeant(drill, word)));

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.once("exit", () => {
  killServers();
  removeScratch();
});

// Ended here with its code: the library that starts PostgreSQL ends a process that runs out of work, and with 0.
process.exit(chosen.length === 0 ? nothingChosen() : await runAll());

async function runAll(): Promise<number> {
  if (!(await build({ onlyIfStale: true }))) return 1;
  const outcomes: Outcome[] = [];
  const durations = new Map<string, number>();
  for (const drill of chosen) {
    const began = Date.now();
    outcomes.push(...(await attempt(drill)));
    durations.set(drill.area, (durations.get(drill.area) ?? 0) + Date.now() - began);
  }
  console.log(`\n${tableOf(outcomes, durations)}`);
  return outcomes.every(({ held }) => held) ? 0 : 1;
}

async function attempt(drill: Drill): Promise<readonly Outcome[]> {
  console.log(`\n${nameOf(drill)}`);
  const trial = new Trial(nameOf(drill), { full });
  try {
    await drill.run(trial);
  } catch (error) {
    trial.check("the drill comes to its end", false, error instanceof Error ? error.message : String(error));
  }
  return trial.outcomes;
}

function isMeant(drill: Drill, word: string): boolean {
  return word === drill.area || word === nameOf(drill);
}

function nothingChosen(): number {
  console.error(`No such drill. There are:\n${drills.map((drill) => `  ${nameOf(drill)}`).join("\n")}`);
  return 2;
}
