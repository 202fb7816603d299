import { afterEach, expect, test, vi } from "vitest";

import { googleAnalytics } from "./google-analytics.ts";

afterEach(() => void vi.unstubAllGlobals());

test("what Google's scripts find in their queue they take for arguments, and for no array", () => {
  const queue: object[] = [];
  vi.stubGlobal("window", { dataLayer: queue });
  const load = vi.fn();
  const page = () => ({ address: "https://estate.test/", title: "Accueil" });
  googleAnalytics({ id: "G-ABC123" }, 6, { load, page } as unknown as Parameters<typeof googleAnalytics>[2]).start();
  expect(queue.map((each) => Object.prototype.toString.call(each))).toEqual(queue.map(() => "[object Arguments]"));
  expect(queue.map((each) => (each as ArrayLike<unknown>)[0])).toEqual(["consent", "js", "config", "event"]);
  expect((queue[3] as ArrayLike<unknown>).length).toBe(3);
  expect(load).toHaveBeenCalledExactlyOnceWith("https://www.googletagmanager.com/gtag/js?id=G-ABC123");
});
