import { expect, test } from "vitest";

import { typingPause } from "./history.ts";
import { editor, write } from "./test-draft.ts";

test("[EM32] what went public by itself was planned before the last steps: those are still told as unpublished", async () => {
  const { store, server, clock } = await editor();
  store.edit([write("n3", "d’abord")]);
  clock.now += typingPause;
  store.edit([write("n1", "ensuite")]);
  await store.save();
  const [last, first] = store.steps;
  server.published = 7;
  server.baseSequence = 1;
  await store.lookAnew();
  expect(store.hasChanges).toBe(true);
  expect(store.unpublishedSteps.map(({ id }) => id)).toEqual([last?.id]);
  store.jumpTo(null);
  await store.save();
  expect(store.unpublishedSteps.map(({ id }) => id)).toEqual([first?.id]);
});
