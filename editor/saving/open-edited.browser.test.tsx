import { expect, test, vi } from "vitest";

import { ApiError } from "#schemas/contract/api-error.ts";
import type { LoggedEdit } from "#schemas/content/draft.ts";
import { layoutKind } from "#schemas/page/editing/layout-kind.ts";
import { samplePage, testRegistry } from "#schemas/page/test-registry.ts";

import type { DraftCalls } from "../persistence/http-draft-port.ts";
import { layoutLabels } from "../store/layout-labels.ts";
import { write } from "../store/test-draft.ts";
import { openEdited } from "./open-edited.ts";

interface Asked {
  readonly body?: unknown;
  readonly params: { readonly since?: number };
}

test("[JO3] a page that is edited saves itself, and what can't be saved is kept for whoever opens it next, in this page too", async () => {
  const id = Math.floor(Math.random() * 1_000_000_000);
  const log: LoggedEdit[] = [];
  let isAway = false;
  const answer = vi.fn(async (name: string, { body, params }: Asked) => {
    if (isAway) throw new TypeError("Nobody there");
    const [sequence, published] = [log.length, null];
    const draft = { document: samplePage(), sequence, base: null, baseSequence: sequence, published, edits: [] };
    if (name === "getDraft") return await Promise.resolve(draft);
    if (name === "listEdits") return log.slice(params.since);
    if (name !== "saveEdits") throw new ApiError("Not asked for", 404, null);
    const { edits } = body as { readonly edits: readonly LoggedEdit[] };
    log.push(...edits.map((edit, index) => ({ ...edit, sequence: log.length + index + 1 })));
    return { sequence: log.length };
  });
  const call = answer as unknown as DraftCalls["call"];
  const open = async () =>
    await openEdited({
      kind: "layout",
      id,
      rules: layoutKind(testRegistry),
      describe: layoutLabels(new Map()),
      author: 1,
      calls: { call, lastCall: call },
      session: { token: () => "t", isOwnAgain: async () => await Promise.resolve(true) },
    });
  const locked = async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name);
  // The page is shared: tests of other files may have left drafts open in it.
  const before = await locked();
  const { store, close } = await open();
  store.edit([write("n1", "enregistré")]);
  await expect.poll(() => store.state).toBe("saved");
  expect(log).toMatchObject([{ commands: [write("n1", "enregistré")] }]);
  isAway = true;
  store.edit([write("n2", "gardé")]);
  expect(store.isSafe()).toBe(false);
  await expect.poll(() => store.isSafe()).toBe(true);
  await expect.poll(() => store.state).toBe("offline");
  await close();
  await expect(open()).rejects.toThrow("Nobody there");
  isAway = false;
  const again = await open();
  expect(again.store.copy.own).toMatchObject([{ commands: [write("n2", "gardé")] }]);
  await again.close();
  expect(log).toMatchObject([{ commands: [write("n1", "enregistré")] }, { commands: [write("n2", "gardé")] }]);
  await expect.poll(async () => (await locked()).filter((name) => !before.includes(name))).toEqual([]);
});
