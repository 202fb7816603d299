import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { historyKey, ScrollKeeper } from "./scroll-keeper.ts";
import { ScrollMemory } from "./scroll-memory.ts";

describe("leaving a document", () => {
  const listeners = new Map<string, () => void>();
  const history = { state: { key: "wines" }, scrollRestoration: "auto" };
  let memory: ScrollMemory;

  beforeEach(() => {
    listeners.clear();
    Object.assign(history, { state: { key: "wines" }, scrollRestoration: "auto" });
    vi.stubGlobal("history", history);
    vi.stubGlobal("location", { hash: "" });
    vi.stubGlobal("scrollX", 0);
    vi.stubGlobal("scrollY", 120);
    vi.stubGlobal("scrollTo", () => {});
    vi.stubGlobal("addEventListener", (type: string, listener: () => void) => listeners.set(type, listener));
    memory = new ScrollMemory({ getItem: () => null, setItem: () => {} });
    new ScrollKeeper(memory).start();
  });
  afterEach(() => void vi.unstubAllGlobals());

  test("[§2] the place is kept, and the browser finds it for whoever comes back", () => {
    expect(history.scrollRestoration).toBe("manual");
    listeners.get("pagehide")?.();
    expect(memory.get("wines")).toEqual({ x: 0, y: 120 });
    expect(history.scrollRestoration).toBe("auto");
  });

  test("[§2] while another entry is gone to and not shown yet, that one keeps its own place", () => {
    memory.set("home", { x: 0, y: 450 });
    history.state = { key: "home" };
    listeners.get("pagehide")?.();
    expect(history.scrollRestoration, "the browser would note this page's place for it").toBe("manual");
    expect(memory.get("wines")).toEqual({ x: 0, y: 120 });
    expect(memory.get("home")).toEqual({ x: 0, y: 450 });
  });
});

describe("a history entry that the router didn't make", () => {
  const history = {
    state: null as unknown,
    replaceState(state: unknown) {
      history.state = state;
    },
  };
  afterEach(() => void vi.unstubAllGlobals());

  test("[§2] has a place of its own: the first of one document isn't the first of the next", () => {
    vi.stubGlobal("history", history);
    const first = historyKey();
    history.state = null;
    expect(historyKey()).not.toBe(first);
  });

  test("[§2] keeps its key, and what else it is known by", () => {
    vi.stubGlobal("history", history);
    history.state = { idx: 0 };
    const key = historyKey();
    expect(history.state).toEqual({ idx: 0, key });
    expect(historyKey()).toBe(key);
  });
});
