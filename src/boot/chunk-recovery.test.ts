import { describe, expect, test, vi } from "vitest";

import { createRecovery } from "./chunk-recovery.ts";

describe("a chunk that can't be loaded", () => {
  test("[§8] reloads the page", () => {
    const { open, reload } = setUp();
    expect(open()()).toBe(true);
    expect(reload).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  test("[§8 chunk-reload] reloads at most once per 60 seconds, then says so", () => {
    const { open, reload, giveUp, clock } = setUp();
    open()();
    clock.now += 59_999;
    expect(open()()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(giveUp).toHaveBeenCalledTimes(1);
    clock.now += 1;
    expect(open()()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("loads the page that the visitor was on the way to, also when it was told before", () => {
    const { open, reload, giveUp } = setUp();
    const recover = open();
    recover();
    recover("/nos-cuvees");
    expect(reload.mock.calls).toEqual([[undefined], ["/nos-cuvees"]]);
    expect(giveUp).not.toHaveBeenCalled();
  });

  test("without a memory nothing is reloaded: it could go on for ever", () => {
    const reload = vi.fn<(href?: string) => void>();
    const giveUp = vi.fn<() => void>();
    const blocked = (): never => {
      throw new Error("storage is blocked");
    };
    expect(createRecovery({ now: () => 0, lastReload: blocked, noteReload: blocked, reload, giveUp })()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(giveUp).toHaveBeenCalledOnce();
  });
});

/** `open` stands for a page load: its own recovery, the session's memory. */
function setUp() {
  const clock = { now: 1_000_000 };
  let stamp: number | null = null;
  const reload = vi.fn<(href?: string) => void>();
  const giveUp = vi.fn<() => void>();
  const open = () =>
    createRecovery({
      now: () => clock.now,
      lastReload: () => stamp,
      noteReload: (at) => {
        stamp = at;
      },
      reload,
      giveUp,
    });
  return { open, reload, giveUp, clock };
}
