import { describe, expect, test } from "vitest";

import { leadsTo } from "./links-to-page.ts";

const cellar = { id: 7, paths: ["/la-cave", "/en/the-cellar"], hosts: ["www.chai.example"] };

describe("what leads to a page", () => {
  test.each([
    ["a link by its id", { link: { kind: "page", id: 7 } }],
    ["a link deep in a list", { items: [{ label: { fr_FR: "x" } }, { to: { kind: "page", id: 7 } }] }],
    ["an address that was written by hand", { link: { kind: "url", url: "/en/the-cellar" } }],
    ["an address with a query and a hash", { link: { kind: "url", url: "/la-cave?from=tin#visite" } }],
    ["an address that ends with a slash", { link: { kind: "url", url: "/la-cave/" } }],
    ["an address with the prefix that its language needn't have", { url: "/fr_FR/la-cave" }],
    ["an address that names the site", { link: { kind: "url", url: "https://www.chai.example/la-cave" } }],
    ["one in another language, with a query and a hash", { url: "HTTPS://www.Chai.example/en/the-cellar/?a=1#b" }],
    ["one that isn't safe, with the prefix of its language", { url: "http://www.chai.example/fr_FR/la-cave" }],
    ["one in a text", { text: '<p><a href="https://www.chai.example/la-cave?a=1&amp;b=2">ici</a></p>' }],
    ["a link in a text", { text: { fr_FR: '<p>Voir <a href="/contact">là</a> et <a href="/la-cave#a">ici</a></p>' } }],
  ])("%s", (_name, stored) => expect(leadsTo(stored, cellar)).toBe(true));

  test.each([
    ["a link to another page", { link: { kind: "page", id: 8 } }],
    ["a link to the wine of the same number", { link: { kind: "product", id: 7 } }],
    ["an address that begins like its own", { link: { kind: "url", url: "/la-cave-voutee" } }],
    ["the same path of another site", { text: '<a href="https://autre.example/la-cave">x</a>' }],
    ["a path of its site that begins so", { url: "https://www.chai.example/la-cave/voutee" }],
    ["its site's name on another port", { url: "https://www.chai.example:8443/la-cave" }],
    ["a path that is another site's name for a browser", { url: "//la-cave" }],
    ["a text that only names the address", { text: "On la trouve sous /la-cave." }],
    ["nothing", null],
  ])("not: %s", (_name, stored) => expect(leadsTo(stored, cellar)).toBe(false));

  test.each(["/", "/fr_FR", "https://www.chai.example", "https://www.chai.example/?a=1"])("%s is the start", (url) =>
    expect(leadsTo({ url }, { ...cellar, paths: ["/"] })).toBe(true),
  );

  test("a link to a place of its own page leads to no page", () => {
    expect(leadsTo({ text: '<p><a href="#visite">plus bas</a></p>' }, { ...cellar, paths: ["/"] })).toBe(false);
  });
});
