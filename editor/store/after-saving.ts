import type { SavingState } from "./draft-ports.ts";
import type { Turns } from "./turns.ts";

interface Saved {
  readonly state: SavingState;
  readonly reach: Turns["reach"];
  save(): Promise<void>;
}

/** Does something that is done with what is saved; first what waits is. */
export async function afterSaving<Outcome>(
  draft: Saved,
  turns: Turns,
  work: () => Promise<Outcome>,
): Promise<Outcome | "not-saved" | "signed-out"> {
  do await draft.save();
  while (draft.state === "saving");
  let outcome: Outcome | "not-saved" | "signed-out" = "not-saved";
  if (draft.state === "saved") {
    await turns.take(async () => {
      outcome = await work();
    });
  }
  return draft.reach === "signed-out" ? "signed-out" : outcome;
}
