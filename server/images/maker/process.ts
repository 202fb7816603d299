/*
 * A process of its own for the image library (picture-maker.ts starts it): its memory goes back to the system when
 * it ends, and what a hostile picture does to the library it does to this process alone.
 */
import { doJob } from "./do-job.ts";
import type { Answered, Asked } from "./job.ts";

async function answer({ id, job }: Asked): Promise<void> {
  const answered: Answered = { id, outcome: await doJob(job) };
  process.send?.(answered);
}

process.on("message", (asked) => void answer(asked as Asked));
process.on("disconnect", () => process.exit(0));
// Ctrl-C goes to the whole group: the server decides when this one ends.
process.on("SIGINT", () => undefined);
