import { observableRef, makeAutoObservable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { PanelWork } from "../panel-work.ts";
import type { Place } from "./place.ts";
import { useOpenedIn } from "./use-opened-in.ts";

type Work = Pick<PanelWork, "places" | "desk">;

const Shown = observer(function Shown({ work, left }: { readonly work: Work; readonly left: () => void }) {
  return <p>{useOpenedIn(work, "news", left) ?? "list"}</p>;
});

async function open(state: "saving" | "saved") {
  const places = makeAutoObservable({ at: { section: "news", id: 7 } as Place }, { at: observableRef });
  const saving = Promise.withResolvers<void>();
  const draft = { state, save: vi.fn(async () => await saving.promise) };
  const left = vi.fn();
  await render(<Shown work={{ places, desk: { drafts: [draft] } } as unknown as Work} left={left} />);
  await expect.element(page.getByText("7")).toBeVisible();
  expect(left).not.toHaveBeenCalled();
  runInAction(() => (places.at = { section: "news" }));
  await expect.element(page.getByText("list")).toBeVisible();
  return { draft, left, saving };
}

test("who leaves a form for its list has it read anew, and once more when what they wrote last is saved", async () => {
  const { draft, left, saving } = await open("saving");
  await expect.poll(() => left.mock.calls.length).toBe(1);
  expect(draft.save).toHaveBeenCalledOnce();
  saving.resolve();
  await expect.poll(() => left.mock.calls.length).toBe(2);
});

test("where nothing waits to be saved the list is read once", async () => {
  const { draft, left } = await open("saved");
  await expect.poll(() => left.mock.calls.length).toBe(1);
  expect(draft.save).not.toHaveBeenCalled();
});
