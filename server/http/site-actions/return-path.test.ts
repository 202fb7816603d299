import { expect, test } from "vitest";

import { returnPath } from "./return-path.ts";

const home = "/en_US";
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams({ block: "wines", ...fields });

test("a form that names its page leads there, whatever the browser says", () => {
  const from = { home, referer: "https://estate.test/other" };
  expect(returnPath(form({ back: "/nos-cuvees?a=1" }), "sent", from)).toBe(
    "/nos-cuvees?a=1&wines.state=sent#form-wines",
  );
});

test("one that names none leads to the page that it was sent from, with the new state in the place of the old", () => {
  const from = { home, referer: "https://estate.test/nos-cuvees?wines.kind=RED&wines.state=added_1" };
  expect(returnPath(form({ at: "wines-buy-2" }), "added_2", from)).toBe(
    "/nos-cuvees?wines.kind=RED&wines.state=added_2#wines-buy-2",
  );
});

test("one that is posted to its own page leads there where the browser doesn't say where it was, and never elsewhere", () => {
  const led = (page: string) => returnPath(form({}), "sent", { home, referer: null, page });
  expect(led("/visiter")).toBe("/visiter?wines.state=sent#form-wines");
  for (const page of ["//evil.test/", "/\\evil.test", "/%5cevil.test/../..//evil.test", "/\t/evil.test"])
    expect(new URL(led(page), "https://estate.test").host, page).toBe("estate.test");
  expect(led("//evil.test/")).toBe("/en_US?wines.state=sent#form-wines");
  const from = { home, referer: "https://estate.test/visiter?day=2", page: "/visiter" };
  expect(returnPath(form({}), "", from)).toBe("/visiter?day=2#form-wines");
});

test("where neither is known, and for an address that is none of the site's, it is the start page", () => {
  for (const referer of [null, "", "about:blank", "https://estate.test//evil.test/", "nonsense"]) {
    expect(returnPath(form({}), "sent", { home, referer })).toBe("/en_US?wines.state=sent#form-wines");
  }
  for (const back of ["//evil.test", "https://evil.test/", "javascript:1"]) {
    expect(returnPath(form({ back }), "sent", { home, referer: null })).toBe("/en_US?wines.state=sent#form-wines");
  }
});
