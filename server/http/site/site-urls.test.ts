import { expect, test } from "vitest";

import { publicOrigin } from "#server/site/links.ts";

import { hostOf } from "./site-urls.ts";

const own = "http://localhost:3000";

test("[§3] the production address counts first, then the plain one, then the process's own", () => {
  expect(publicOrigin({ prodUrl: "https://www.a.example/", url: "https://b.example" }, own)).toBe(
    "https://www.a.example",
  );
  expect(publicOrigin({ prodUrl: "", url: "https://b.example/shop?x" }, own)).toBe("https://b.example");
  expect(publicOrigin({ prodUrl: "", url: "" }, own)).toBe(own);
});

test.each(["clairveille", "ftp://a.example", "javascript:alert(1)", "https://"])(
  "%s is no address of a site",
  (text) => {
    expect(publicOrigin({ prodUrl: text, url: text }, own)).toBe(own);
  },
);

test("the host of an address has its port, and nothing has none", () => {
  expect([hostOf("https://dev.a.example:8443/x"), hostOf(""), hostOf("dev")]).toEqual([
    "dev.a.example:8443",
    null,
    null,
  ]);
});
