import { observable, observableRef, runInAction } from "mobx";
import { expect, test, vi } from "vitest";

import { followSaved } from "./keep-up-to-date.ts";

test("a document that the server draws is shown anew after each change, once it is saved, the newest state last", async () => {
  const saved: (() => void)[] = [];
  const save = vi.fn(async () => await new Promise<void>((resolve) => saved.push(resolve)));
  const draft = observable({ document: { title: "Un" }, save }, { document: observableRef, save: false });
  const frames = { refresh: vi.fn(async () => await Promise.resolve()), reload: vi.fn() };
  const set = (title: string): void => {
    runInAction(() => (draft.document = { title }));
  };
  const stop = followSaved(draft, frames);
  set("Deux");
  set("Trois");
  set("Quatre");
  expect([save.mock.calls.length, frames.refresh.mock.calls.length]).toEqual([1, 0]);
  saved[0]?.();
  await expect.poll(() => save).toHaveBeenCalledTimes(2);
  expect(frames.refresh).toHaveBeenCalledTimes(1);
  saved[1]?.();
  await expect.poll(() => frames.refresh).toHaveBeenCalledTimes(2);
  stop();
  set("Cinq");
  expect(save).toHaveBeenCalledTimes(2);
  expect(frames.reload).not.toHaveBeenCalled();
});
