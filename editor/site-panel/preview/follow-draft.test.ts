import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { expect, test, vi } from "vitest";

import type { SettingValues, SiteSettings } from "#schemas/site-settings/site-settings.ts";

import { followDraft, themeOf } from "./follow-draft.ts";

class TestDraft {
  document: SiteSettings = { version: 1, values: {} };
  readonly save = vi.fn(async () => await Promise.resolve());

  constructor() {
    makeAutoObservable(this, { document: observableRef, save: false });
  }

  set(values: SettingValues): void {
    runInAction(() => (this.document = { ...this.document, values: { ...this.document.values, ...values } }));
  }
}

function following() {
  const draft = new TestDraft();
  const frames = { showTheme: vi.fn(), refresh: vi.fn(async () => await Promise.resolve()), reload: vi.fn() };
  return { draft, frames, stop: followDraft(draft, frames) };
}

test("a colour is shown at once and asks nobody", async () => {
  const { draft, frames } = following();
  expect(frames.showTheme).toHaveBeenCalledTimes(1);
  draft.set({ COLOR_PRIMARY: "#123456" });
  expect(frames.showTheme).toHaveBeenLastCalledWith(expect.objectContaining({ "--color-primary": "#123456" }));
  await Promise.resolve();
  expect([draft.save.mock.calls.length, frames.refresh.mock.calls.length]).toEqual([0, 0]);
});

test("what the server draws is asked for once it is saved, one after the other, the newest state last", async () => {
  const { draft, frames } = following();
  const saved: (() => void)[] = [];
  draft.save.mockImplementation(async () => await new Promise<void>((resolve) => saved.push(resolve)));
  draft.set({ COMPANY_NAME: "A" });
  draft.set({ COMPANY_NAME: "AB" });
  draft.set({ COMPANY_NAME: "ABC" });
  expect([saved.length, frames.refresh.mock.calls.length]).toEqual([1, 0]);
  saved[0]?.();
  await expect.poll(() => saved.length).toBe(2);
  expect(frames.refresh).toHaveBeenCalledTimes(1);
  saved[1]?.();
  await expect.poll(() => frames.refresh).toHaveBeenCalledTimes(2);
  expect(saved.length).toBe(2);
});

test("what stands outside of a page's blocks is shown by loading it; nothing is once that has ended", async () => {
  const { draft, frames, stop } = following();
  draft.set({ CUSTOM_HTML: "<p>a</p>", COMPANY_NAME: "A" });
  await expect.poll(() => frames.reload).toHaveBeenCalledTimes(1);
  expect(frames.refresh).not.toHaveBeenCalled();
  stop();
  draft.set({ COLOR_PRIMARY: "#000000" });
  expect(frames.showTheme).toHaveBeenCalledTimes(2);
});

test("the stack of an uploaded family is the server's to know", () => {
  const theme = (family: string) => themeOf({ version: 1, values: { "font.TITLE.family": family } });
  expect(theme("Lato")["--font-title"]).toContain("Lato");
  expect(theme("Caveau")).not.toHaveProperty("--font-title");
  expect(theme("Caveau")).toHaveProperty("--font-title-size");
});
