import { reaction } from "mobx";

import type { PreviewFrames } from "./preview-frames.ts";

interface SavedDraft {
  save(): Promise<void>;
}

type Frames = Pick<PreviewFrames, "refresh" | "reload">;

/** Gives what has the frames show what is saved: one time after the other, and the newest state last. */
export function keepUpToDate(draft: SavedDraft, frames: Frames): (how: "refresh" | "reload") => void {
  let [wants, isBusy] = [null as "refresh" | "reload" | null, false];
  const work = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    while (wants !== null) {
      const how = wants;
      wants = null;
      await draft.save();
      if (how === "reload") frames.reload();
      else await frames.refresh();
    }
    isBusy = false;
  };
  return (how) => {
    if (wants !== "reload") wants = how;
    void work();
  };
}

/** Has the frames follow a document of which the server draws everything. Gives what ends it. */
export function followSaved(draft: SavedDraft & { readonly document: object }, frames: Frames): () => void {
  const bringUpToDate = keepUpToDate(draft, frames);
  return reaction(
    () => draft.document,
    () => bringUpToDate("refresh"),
  );
}
