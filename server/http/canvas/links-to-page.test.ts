import { describe, expect, test } from "vitest";

import { leadsTo } from "./links-to-page.ts";

const cellar = { id: 7, paths: ["/la-cave", "/en/the-cellar"] };

describe("what leads to a page", () => {
  test.each([
    ["a link by its id", { link: { kind: "page", id: 7 } }],
    ["a link deep in a list", { items: [{ label: { fr_FR: "x" } }, { to: { kind: "page", id: 7 } }] }],
    ["an address that was written by hand", { link: { kind: "url", url: "/en/the-cellar" } }],
    ["an address with a query and a hash", { link: { kind: "url", url: "/la-cave?from=tin#visite" } }],
    ["an address that ends with a slash", { link: { kind: "url", url: "/la-cave/" } }],
    ["a link in a text", { text: { fr_FR: '<p>Voir <a href="/contact">là</a> et <a href="/la-cave#a">ici</a></p>' } }],
  ])("%s", (_name, stored) => expect(leadsTo(stored, cellar)).toBe(true));

  test.each([
    ["a link to another page", { link: { kind: "page", id: 8 } }],
    ["a link to the wine of the same number", { link: { kind: "product", id: 7 } }],
    ["an address that begins like its own", { link: { kind: "url", url: "/la-cave-voutee" } }],
    ["the same path of another site", { text: '<a href="https://autre.example/la-cave">x</a>' }],
    ["a text that only names the address", { text: "On la trouve sous /la-cave." }],
    ["nothing", null],
  ])("not: %s", (_name, stored) => expect(leadsTo(stored, cellar)).toBe(false));
});
