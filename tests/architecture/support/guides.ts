import { basename } from "node:path";

import { guideSteps, type GuideStep } from "#server/cli/guide-steps.ts";
import { writeBlock } from "#server/cli/new-block.ts";

import { makeOverlay, type Overlay } from "./overlay.ts";
import { files, read } from "./source-files.ts";

/** The guides for developers in `docs/guides`, with the steps that they tell. */
export const guides = files("docs/guides/*.md").map((file) => ({
  name: basename(file, ".md"),
  title: read(file).split("\n", 1)[0] ?? "",
  steps: guideSteps(read(file)),
}));

/** Whether a step writes a test. */
export const writesTest = ({ path }: GuideStep): boolean => /\.test\.tsx?$/.test(path);

/** The blocks that the command line writes beside those of the guides. */
export const writtenBlocks = ["house-motto", "motto"] as const;

/** A copy of the tree in which each step of each guide has been taken, and the command line has written its blocks. */
export function overlayOfGuides(): Overlay {
  const overlay = makeOverlay();
  for (const step of guides.flatMap(({ steps }) => steps)) overlay.apply(step);
  for (const name of writtenBlocks) writeBlock(overlay.folder, name);
  return overlay;
}
