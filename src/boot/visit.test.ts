import { describe, expect, test, vi } from "vitest";

import { logVisit, takeMark } from "./visit.ts";

function setUp(href: string, log = vi.fn<(path: string) => Promise<unknown>>(async () => null)) {
  const replace = vi.fn<(href: string) => void>();
  return { log, replace, done: logVisit({ href, log, replace }) };
}

test("[§4 visit-logged, visit-reloads] a from parameter is logged as a visit, then the page loads without the query", async () => {
  const { log, replace, done } = setUp("https://estate.test/en_US/blog?from=letter.2026-11&page=2#top");
  await done;
  expect(log).toHaveBeenCalledExactlyOnceWith("/api/site/visit/letter.2026-11");
  expect(replace).toHaveBeenCalledExactlyOnceWith("https://estate.test/en_US/blog#top");
});

test.each(["https://estate.test/", "https://estate.test/?from=", "https://estate.test/?from=a%2Fb"])(
  "[§4] %s is no visit",
  async (href) => {
    const { log, replace, done } = setUp(href);
    await done;
    expect(log).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  },
);

test("[§4] the page loads without the query even when the visit can't be logged", async () => {
  const failing = vi.fn<(path: string) => Promise<unknown>>(async () => Promise.reject(new Error("offline")));
  const { replace, done } = setUp("https://estate.test/?from=a", failing);
  await done;
  expect(replace).toHaveBeenCalledExactlyOnceWith("https://estate.test/");
});

describe("on the way to a page in the browser", () => {
  function take(href: string, log = vi.fn<(path: string) => Promise<unknown>>(async () => null)) {
    return { rest: takeMark({ href, log }), log };
  }

  test("[§4 visit-logged, visit-reloads] a from parameter is logged as a visit and the query removed", () => {
    const { rest, log } = take("/en_US/blog?from=letter.2026-11&page=2#top");
    expect(rest).toBe("/en_US/blog#top");
    expect(log).toHaveBeenCalledExactlyOnceWith("/api/site/visit/letter.2026-11");
  });

  test.each(["/", "/?from=", "/blog?from=a%2Fb", "/blog?page=2#x?from=a", "/blog#?from=a"])(
    "[§4] %s is no visit",
    (href) => {
      const { rest, log } = take(href);
      expect(rest).toBe(href);
      expect(log).not.toHaveBeenCalled();
    },
  );

  test("[§4] what can't be logged is on its way all the same", () => {
    const failing = vi.fn<(path: string) => Promise<unknown>>(async () => Promise.reject(new Error("offline")));
    expect(take("/?from=a", failing).rest).toBe("/");
  });
});
