import { describe, expect, test, vi } from "vitest";

import type { WireDocument } from "#renderer/page/page-document.ts";

import { buildWireDocument } from "#tests/factories/wire-document.ts";

import { ProgressStore } from "../progress/progress-store.ts";
import type { Answer } from "./answer.ts";
import { NavigationStore, type NavigationPorts, type Navigation } from "./navigation-store.ts";

describe("a navigation", () => {
  test("shows the document and ends the bar", async () => {
    const { store, ports, progress } = setUp({ "/a": found("a") });
    const going = store.navigate(push("/a#there"));
    expect(store.pending).toBe("/a#there");
    expect(progress.state.phase).toBe("waiting");
    await going;
    expect(ports.show).toHaveBeenCalledExactlyOnceWith(page("a"), push("/a#there"), expect.any(AbortSignal));
    expect(store.pending).toBeNull();
    expect(progress.state.phase).toBe("idle");
  });

  test("asks for the address without its hash", async () => {
    const { store, ports } = setUp({ "/a?x=1": found("a") });
    await store.navigate(push("/a?x=1#there"));
    expect(ports.load).toHaveBeenCalledWith("/a?x=1", expect.any(AbortSignal));
  });

  test("the latest wins, whatever answers first", async () => {
    const slow = Promise.withResolvers<Answer>();
    const { store, ports, progress } = setUp({ "/slow": slow.promise, "/fast": found("fast") });
    const first = store.navigate(push("/slow"));
    await store.navigate(push("/fast"));
    slow.resolve(found("slow"));
    await first;
    expect(ports.show).toHaveBeenCalledExactlyOnceWith(page("fast"), push("/fast"), expect.any(AbortSignal));
    expect(progress.state.phase).toBe("idle");
  });

  test("[§8] an overtaken navigation that breaks is a cancellation: the bar does not fail", async () => {
    const broken = Promise.withResolvers<Answer>();
    const never = new Promise<Answer>(() => {});
    const { store, ports, progress } = setUp({ "/broken": broken.promise, "/next": never });
    const first = store.navigate(push("/broken"));
    void store.navigate(push("/next"));
    broken.reject(new TypeError("network"));
    await first;
    expect(progress.state.phase).toBe("waiting");
    expect(ports.unreachable).not.toHaveBeenCalled();
  });

  test("[§8 progress-fails] the bar fails on an error that isn't a cancellation, and the visitor stays", async () => {
    const { store, ports, progress } = setUp({ "/a": Promise.reject(new TypeError("network")) });
    await store.navigate(push("/a"));
    expect(progress.state.phase).toBe("failed");
    expect(ports.unreachable).toHaveBeenCalledOnce();
    expect(ports.show).not.toHaveBeenCalled();
    expect(store.pending).toBeNull();
  });

  test("[§8] a chunk that can't be loaded is told with where the visitor was going", async () => {
    const { store, ports, progress } = setUp({ "/a": found("a") });
    ports.prepare.mockResolvedValue(false);
    ports.chunkFailed.mockReturnValue(true);
    await store.navigate(push("/a"));
    expect(ports.chunkFailed).toHaveBeenCalledExactlyOnceWith("/a");
    expect(ports.show).not.toHaveBeenCalled();
    expect(progress.state.phase).toBe("failed");
  });

  test("[§8] when the browser doesn't load the page anew, it is shown without the island", async () => {
    const { store, ports } = setUp({ "/a": found("a") });
    ports.prepare.mockResolvedValue(false);
    await store.navigate(push("/a"));
    expect(ports.show).toHaveBeenCalledOnce();
  });

  test("[§8] a page whose messages can't be loaded is not shown", async () => {
    const { store, ports, progress } = setUp({ "/a": found("a") });
    ports.prepare.mockRejectedValue(new Error("gone"));
    await store.navigate(push("/a"));
    expect(ports.chunkFailed).toHaveBeenCalledExactlyOnceWith("/a");
    expect(ports.show).not.toHaveBeenCalled();
    expect(progress.state.phase).toBe("failed");
  });

  test("called off: nothing is shown and the bar ends without failing", async () => {
    const { store, ports, progress } = setUp({ "/a": found("a") });
    const going = store.navigate(push("/a"));
    store.cancel();
    await going;
    expect(ports.show).not.toHaveBeenCalled();
    expect(progress.state.phase).toBe("idle");
  });

  test("another zone, another build or a foreign answer is left to the browser", async () => {
    const { store, ports } = setUp({ "/account": found("account", "private"), "/new": { kind: "foreign" } });
    await store.navigate(push("/account"));
    await store.navigate(push("/new"));
    expect(ports.leave.mock.calls).toEqual([[push("/account")], [push("/new")]]);
    expect(ports.show).not.toHaveBeenCalled();
  });
});

describe("redirects", () => {
  test("are followed, and keep the hash they were asked with", async () => {
    const { store, ports } = setUp({ "/old": { kind: "redirect", to: "/new" }, "/new": found("new") });
    await store.navigate(push("/old#part"));
    expect(ports.show).toHaveBeenCalledExactlyOnceWith(page("new"), push("/new#part"), expect.any(AbortSignal));
  });

  test("replace the address that Back arrived at", async () => {
    const { store, ports } = setUp({ "/old": { kind: "redirect", to: "/new" }, "/new": found("new") });
    await store.navigate({ ...push("/old"), mode: "arrive" });
    expect(ports.show).toHaveBeenCalledExactlyOnceWith(
      page("new"),
      { ...push("/new"), mode: "replace" },
      expect.any(AbortSignal),
    );
  });

  test("in a circle or out of the site are the browser's business", async () => {
    const { store, ports } = setUp({
      "/round": { kind: "redirect", to: "/round" },
      "/out": { kind: "redirect", to: "//elsewhere.example/" },
    });
    await store.navigate(push("/round"));
    await store.navigate(push("/out"));
    expect(ports.leave).toHaveBeenCalledTimes(2);
    expect(ports.load).toHaveBeenCalledTimes(7);
  });
});

function setUp(answers: Readonly<Record<string, Answer | Promise<Answer>>>) {
  for (const answer of Object.values(answers)) Promise.resolve(answer).catch(() => {});
  const progress = new ProgressStore({ now: () => 0, after: () => () => {} });
  const ports = {
    load: vi.fn<NavigationPorts["load"]>(async (address) => answers[address] ?? { kind: "foreign" }),
    prepare: vi.fn<NavigationPorts["prepare"]>(async () => true),
    show: vi.fn<NavigationPorts["show"]>(),
    leave: vi.fn<NavigationPorts["leave"]>(),
    unreachable: vi.fn<NavigationPorts["unreachable"]>(),
    chunkFailed: vi.fn<NavigationPorts["chunkFailed"]>(() => false),
  };
  return { store: new NavigationStore(ports, progress, "public"), ports, progress };
}

function push(href: string): Navigation {
  return { href, mode: "push", keepScroll: false, keyboard: false };
}

function found(name: string, zone: "public" | "private" = "public"): Answer {
  return { kind: "document", document: page(name, zone) };
}

function page(name: string, zone: "public" | "private" = "public"): WireDocument {
  return buildWireDocument({ page: { path: `/${name}`, zone } });
}
