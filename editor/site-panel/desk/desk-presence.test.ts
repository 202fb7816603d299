import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { expect, test, vi } from "vitest";

import { PresenceStore } from "../../saving/presence-store.ts";
import { DeskPresence, type DocumentPlace } from "./desk-presence.ts";

const settings: DocumentPlace = { kind: "site", id: 1 };
const form: DocumentPlace = { kind: "form", id: 7 };

test("one is heard of at the document at hand alone, and nowhere once the panel is left", () => {
  const desk = makeAutoObservable({ atHand: { draft: { seen: settings } } }, { atHand: observableRef });
  const take = (seen: DocumentPlace): void => {
    runInAction(() => (desk.atHand = { draft: { seen } }));
  };
  const [tell, leave] = [vi.fn(async () => await Promise.resolve([])), vi.fn<(place: DocumentPlace) => void>()];
  const goTo = vi.fn((place: DocumentPlace) => ({
    store: new PresenceStore({
      tell,
      isInOtherTab: async () => await Promise.resolve(false),
      clock: { now: () => 0, after: () => () => {} },
      isVisible: () => true,
    }),
    leave: () => leave(place),
  }));
  const presence = new DeskPresence(desk, goTo);
  const stop = presence.start();
  const first = presence.here;
  expect([goTo.mock.lastCall, tell.mock.calls.length]).toEqual([[settings], 1]);
  take({ ...settings });
  expect(goTo).toHaveBeenCalledTimes(1);
  take(form);
  expect([goTo.mock.lastCall, leave.mock.lastCall, tell.mock.calls.length]).toEqual([[form], [settings], 2]);
  expect(presence.here).not.toBe(first);
  stop();
  take(settings);
  expect([presence.here, leave.mock.lastCall, goTo.mock.calls.length]).toEqual([null, [form], 2]);
});

test("one is heard of at the spot that one has come to, else where one is in the document; another document has other spots", async () => {
  const desk = makeAutoObservable({ atHand: { draft: { seen: settings } } }, { atHand: observableRef });
  const told: (readonly [string, string | null])[] = [];
  const due: (() => void)[] = [];
  const goTo = ({ kind }: DocumentPlace) => ({
    store: new PresenceStore({
      tell: async (block) => {
        told.push([kind, block]);
        return await Promise.resolve([]);
      },
      isInOtherTab: async () => await Promise.resolve(false),
      clock: { now: () => 0, after: (_delay, work) => (due.push(work), () => {}) },
      isVisible: () => true,
    }),
    leave: () => {},
  });
  const presence = new DeskPresence(desk, goTo, ({ kind }) => (kind === "site" ? "group/colours" : null));
  const stop = presence.start();
  await expect.poll(() => due).not.toEqual([]);
  presence.standAt("setting/PRIMARY_COLOR");
  due.at(-1)?.();
  runInAction(() => (desk.atHand = { draft: { seen: form } }));
  expect(told).toEqual([
    ["site", "group/colours"],
    ["site", "setting/PRIMARY_COLOR"],
    ["form", null],
  ]);
  stop();
});
