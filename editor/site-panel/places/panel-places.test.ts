import { expect, test, vi } from "vitest";

import { PanelPlaces } from "./panel-places.ts";
import type { SessionHistory } from "./session-history.ts";

interface Entry {
  readonly hash: string;
  readonly depth: number | null;
}

/** A tab's history that goes at once. */
function testHistory(first: Entry = { hash: "", depth: null }) {
  let entries: Entry[] = [first];
  let at = 0;
  let told: (() => void) | null = null;
  const here = (): Entry => entries[at] ?? first;
  const add = (entry: Entry): void => {
    entries = [...entries.slice(0, at + 1), entry];
    at += 1;
  };
  const type = (hash: string): void => {
    add({ hash, depth: null });
    told?.();
  };
  const go = async (by: number): Promise<void> => {
    at = Math.max(0, Math.min(entries.length - 1, at + by));
    told?.();
    await Promise.resolve();
  };
  const history: SessionHistory = {
    hash: () => here().hash,
    depth: () => here().depth,
    push: (hash, depth) => add({ hash, depth }),
    replace: (hash, depth) => {
      entries[at] = { hash, depth };
    },
    go,
    follow: (moved) => {
      told = moved;
      return () => (told = null);
    },
  };
  return { history, go, type, here };
}

async function opened(first?: Entry) {
  const tab = testHistory(first);
  const uncover = vi.fn(() => false);
  const leave = vi.fn(async () => await Promise.resolve(true));
  const places = new PanelPlaces({ history: tab.history, sections: ["forms"], uncover });
  places.start(null, leave);
  await Promise.resolve();
  return { ...tab, places, uncover, leave };
}

test("Back leads to the place before, Forward to the one after, and out of the first place one leaves", async () => {
  const { places, go, here, leave } = await opened();
  expect(here().hash).toBe("#/settings");
  places.go({ group: "colours" });
  places.go({ group: "colours" });
  places.go({ section: "forms", id: 7 });
  await go(-1);
  expect([places.at, places.before]).toEqual([{ group: "colours" }, { section: "forms", id: 7 }]);
  await go(1);
  expect(places.at).toEqual({ section: "forms", id: 7 });
  await go(-2);
  expect([places.at, leave.mock.calls.length]).toEqual([null, 0]);
  await go(-1);
  await expect.poll(() => leave).toHaveBeenCalledTimes(1);
});

test("who stays, as something would be lost, is where they were", async () => {
  const { places, go, here, leave } = await opened();
  places.go({ group: "hours" });
  leave.mockResolvedValueOnce(false);
  await go(-2);
  await expect.poll(() => here().hash).toBe("#/settings/hours");
  expect(places.at).toEqual({ group: "hours" });
  await go(-1);
  expect(places.at).toBeNull();
});

test("what lies over the panel is taken away first, and one stays where one is", async () => {
  const { places, go, here, uncover } = await opened();
  places.go({ group: "hours" });
  uncover.mockReturnValueOnce(true);
  await go(-1);
  expect([here().hash, places.at]).toEqual(["#/settings/hours", { group: "hours" }]);
  await go(-1);
  expect([here().hash, places.at]).toEqual(["#/settings", null]);
});

test("once the panel is closed the tab is at the page again, before which nothing of the panel's stands", async () => {
  const { places, here } = await opened();
  places.go({ group: "hours" });
  places.go({ section: "forms" });
  await places.end();
  expect(here()).toEqual({ hash: "", depth: null });
  // What somebody pressed just before comes too late.
  places.go({ group: "colours" });
  expect(here()).toEqual({ hash: "", depth: null });
});

test("an address that was sent opens its place; closed, it is the page's", async () => {
  const { places, here } = await opened({ hash: "#/settings/forms/7", depth: null });
  expect([places.at, here().depth]).toEqual([{ section: "forms", id: 7 }, 0]);
  places.go({ group: "hours" });
  await places.end();
  expect(here()).toEqual({ hash: "", depth: null });
});

test("a page that is loaded anew knows how far in it is; an address that is typed is one further", async () => {
  const { places, here, type } = await opened({ hash: "#/settings/hours", depth: 3 });
  expect([places.at, here().depth]).toEqual([{ group: "hours" }, 3]);
  type("#/settings/colours");
  await expect.poll(() => places.at).toEqual({ group: "colours" });
  expect(here().depth).toBe(4);
});
