import { expect, test, vi } from "vitest";

import { goTo } from "./go-to.ts";

function setUp({ here = "/ici" } = {}) {
  const done: string[] = [];
  const gates = new Map<string, (error?: Error) => void>();
  const go = goTo<{ readonly path: string }, { show(): void }>({
    open: async (path) =>
      await new Promise((resolve, reject) => {
        done.push(`open ${path}`);
        gates.set(path, (error) => (error ? reject(error) : resolve({ path })));
      }),
    isHere: ({ path }) => path === here,
    stay: async () => void done.push("stay"),
    ready: async (path) => {
      done.push("ready");
      if (path === "/sans-brouillon") throw new Error("503");
      return { show: () => void done.push("show") };
    },
    end: async () => void done.push("end"),
    moved: (path, frame) => void done.push(["moved", path, frame].join(" ").trim()),
    failed: () => void done.push("failed"),
  });
  return { go, done, answer: (path: string, error?: Error) => gates.get(path)?.(error) };
}

test("what is edited ends once all of the next page is there", async () => {
  const { go, done, answer } = setUp();
  const gone = go("/vignoble", 7);
  expect(done).toEqual(["open /vignoble"]);
  answer("/vignoble");
  await gone;
  expect(done).toEqual(["open /vignoble", "ready", "end", "moved /vignoble 7", "show"]);
});

test("who presses twice goes once, and where the first press leads; afterwards the way is free again", async () => {
  const { go, done, answer } = setUp();
  const both = [go("/vignoble"), go("/vignoble"), go("/cuvees")];
  answer("/vignoble");
  await Promise.all(both);
  expect(done).toEqual(["open /vignoble", "ready", "end", "moved /vignoble", "show"]);
  void go("/cuvees");
  expect(done.at(-1)).toBe("open /cuvees");
});

test("where the page, or what it needs, can't be had, what is edited stays and that is said", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { go, done, answer } = setUp();
  const lost = go("/nulle-part");
  answer("/nulle-part", new Error("404"));
  await lost;
  const half = go("/sans-brouillon");
  answer("/sans-brouillon");
  await half;
  expect(done).toEqual(["open /nulle-part", "failed", "open /sans-brouillon", "ready", "failed"]);
  expect(warned).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});

test("the same page at another address is shown there: no draft is opened twice", async () => {
  const { go, done, answer } = setUp();
  const gone = go("/ici");
  answer("/ici");
  await gone;
  expect(done).toEqual(["open /ici", "stay", "moved /ici"]);
});
