import { expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { applyCommand } from "#schemas/page/commands/command.ts";
import { locales } from "#schemas/locale.ts";
import type { BlockNode } from "#schemas/page/layout.ts";
import { buildLayout, buildNode } from "#schemas/page/test-registry.ts";
import { checkedBlocks } from "#schemas/page/checked-blocks.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { ownAddress } from "#schemas/site/own-address.ts";

import { nothingKnown } from "../test-checked.ts";
import type { AddressFacts } from "./address-facts.ts";
import { askAddresses } from "./ask-addresses.ts";
import { deadAddresses } from "./dead-addresses.ts";
import { pathToAsk } from "./places-here.ts";
import { targetAt } from "./target-at.ts";
import { typedAddresses } from "./typed-addresses.ts";
import { typedIn } from "./typed-in.ts";

const both = (text: string) => ({ fr_FR: text, en_US: text });
const to = (url: string) => ({ to: { kind: "url", url }, label: both("Voir") });
const pages = [
  { id: 7, parent: null, slug: { fr_FR: "le-chai", en_US: "the-cellar" }, title: both("Le chai") },
  { id: 8, parent: null, slug: { fr_FR: "", en_US: "" }, title: both("Accueil") },
];

const nothingFound: AddressFacts = { dead: new Set(), lost: new Set(), unasked: new Set(), targets: new Map() };

const hosts = ["chai.test", "www.chai.test"];

const document = buildLayout([
  buildNode("call", "call-to-action", { props: { title: both("Venez"), call: to("/le-chai") } }),
  buildNode("gone", "call-to-action", { props: { title: both("Venez"), call: to("/nulle-part") } }),
  buildNode("away", "call-to-action", { props: { title: both("Venez"), call: to("https://example.org/le-chai") } }),
  buildNode("text", "rich-text", {
    props: { html: { fr_FR: '<p><a href="/nulle-part?a=1&amp;b=2">Ici</a> <a href="//autre.example">là</a></p>' } },
  }),
]);
const blocks = checkedBlocks({ document, registry: definitionsBySlug, configOf: () => undefined, locales });

test("the addresses of this site are those that links and texts lead to, and no other site's", () => {
  expect(blocks.map((block) => typedIn(block, hosts).map(({ path, isLink }) => [path, isLink]))).toEqual([
    [["/le-chai", true]],
    [["/nulle-part", true]],
    [],
    [["/nulle-part?a=1&b=2", false]],
  ]);
});

test("an address is that of a page in any of its languages, or of a product; never of another page with an id, or the start page's", () => {
  expect(targetAt("/le-chai", pages)).toEqual({ kind: "page", id: 7 });
  expect(targetAt("/en_US/the-cellar", pages)).toEqual({ kind: "page", id: 7 });
  expect(targetAt("/wines/les-terrasses/12", pages)).toEqual({ kind: "product", id: 12 });
  for (const path of ["/news/vendanges/3", "/", "/le-chai?a=1", "/nulle-part"])
    expect(targetAt(path, pages)).toBeNull();
});

test("an address that was typed by hand is found, and a click names the page in its place: the link's words stay", () => {
  const facts = {
    ...nothingFound,
    targets: new Map([["/le-chai", { kind: "page", id: 7 } as const]]),
  };
  const [found, ...others] = typedAddresses({ ...nothingKnown, blocks, addresses: facts });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ rule: "typedAddress", block: "call", values: { address: "/le-chai" } });
  const [mend] = found?.mend ?? [];
  const mended = mend && applyCommand(document, mend, definitionsBySlug);
  expect(mended?.ok && mended.value.document.blocks["call"]?.props["call"]).toEqual({
    to: { kind: "page", id: 7 },
    label: both("Voir"),
  });
});

test("an address at which there is nothing is found in links and texts, and a link is taken away by a click", () => {
  const facts = { ...nothingFound, dead: new Set(["/nulle-part", "/nulle-part?a=1&b=2"]) };
  expect(deadAddresses({ ...nothingKnown, blocks, addresses: facts })).toMatchObject([
    {
      rule: "deadAddress",
      block: "gone",
      mend: [{ type: "set-props", id: "gone", changes: [{ prop: "call", value: null }] }],
    },
    { rule: "deadAddress", block: "text", values: { address: "/nulle-part?a=1&b=2" } },
  ]);
  expect(deadAddresses({ ...nothingKnown, blocks })).toEqual([]);
});

test.each([
  ["#visite", "", "visite"],
  ["#", "", ""],
  ["#top", "", ""],
  ["/le-chai#:~:text=chai", "/le-chai", ""],
  ["/le-chai?a=1#caf%C3%A9", "/le-chai?a=1", "café"],
  ["/le-chai#100%", "/le-chai", "100%"],
  ["https://chai.test/le-chai#visite", "/le-chai", "visite"],
  ["HTTP://www.chai.test", "/", ""],
  ["https://chai.test//le-chai", "/le-chai", ""],
  ["https://chai.test/\\le-chai/#visite", "/le-chai/", "visite"],
])("%s is a place of this site", (address, on, place) =>
  expect(ownAddress(address, hosts)).toEqual({ page: on, place }),
);

test.each([
  "https://example.org/le-chai",
  "https://chai.test:8080/",
  "//chai.test/",
  "/\\chai.test/",
  "mailto:a@chai.test",
  "tel:+33385",
])("%s is another's", (address) => expect(ownAddress(address, hosts)).toBeNull());

const button = (id: string, link: object) =>
  buildNode(id, "call-to-action", { props: { title: both("Venez"), call: { to: link, label: both("Voir") } } });
const url = (address: string) => ({ kind: "url", url: address });

/** A page with links, in the place of the one above. */
const linking = (...nodes: readonly BlockNode[]) => ({
  ...nothingKnown,
  hosts,
  blocks: checkedBlocks({
    document: buildLayout(nodes),
    registry: definitionsBySlug,
    configOf: () => undefined,
    locales,
  }),
});

test("an address that names the site in full is one of its own: it is found dead, and named as a page by a click", () => {
  const page = linking(
    button("named", url("https://chai.test/le-chai")),
    button("gone", url("http://www.chai.test/x")),
  );
  const addresses = {
    ...{ ...nothingFound, dead: new Set(["/x"]) },
    targets: new Map([["/le-chai", { kind: "page", id: 7 } as const]]),
  };
  expect(deadAddresses({ ...page, addresses })).toMatchObject([{ rule: "deadAddress", block: "gone" }]);
  expect(typedAddresses({ ...page, addresses })).toMatchObject([
    {
      block: "named",
      values: { address: "https://chai.test/le-chai" },
      mend: [{ changes: [{ prop: "call", value: { to: { kind: "page", id: 7 } } }] }],
    },
  ]);
});

test("a link to a place that the page hasn't is found by what is drawn, by the canvas or the site; popups and other pages are asked of visitors' pages", async () => {
  const whole = "/le-chai?draft=layout:3";
  const here = { paths: ["/le-chai", "/en_US/the-cellar"], whole, ids: new Set(["visite"]) };
  const page = linking(
    button("there", { kind: "anchor", hash: "visite" }),
    button("lost", { kind: "anchor", hash: "cave" }),
    button("unseen", { kind: "anchor", hash: "page" }),
    button("named", url("/en_US/the-cellar#cave")),
    button("popup", { kind: "anchor", hash: "popup-3" }),
    button("no-popup", { kind: "anchor", hash: "popup-4" }),
    button("other", url("/contact#plan")),
    buildNode("text", "rich-text", {
      props: { html: both('<p><a href="#cave">a</a> <a href="/contact#x">b</a></p>') },
    }),
    button("nowhere", url("/nulle-part#x")),
  );
  const paths = new Set(
    page.blocks.flatMap((block) => typedIn(block, hosts).flatMap((each) => pathToAsk(each, here) ?? [])),
  );
  expect([...paths]).toEqual([
    ...[`${whole}#cave`, `${whole}#page`],
    ...["/le-chai#popup-3", "/le-chai#popup-4", "/contact#plan", "/contact#x", "/nulle-part#x"],
  ]);
  const addresses = await askAddresses([...paths], {
    listPages: async () => await Promise.resolve(pages),
    isThere: async (path) => await Promise.resolve(["/le-chai", "/contact", whole].includes(path)),
    hasPlace: async (path, id) =>
      await Promise.resolve(["/le-chai popup-3", "/contact plan", `${whole} page`].includes(`${path} ${id}`)),
  });
  const found = deadAddresses({ ...page, here, addresses }).map(({ rule, block, values, mend }) => [
    ...[rule, block, values?.["address"], mend !== undefined],
  ]);
  expect(found).toEqual([
    ["deadPlace", "lost", "#cave", true],
    ["deadPlace", "named", "/en_US/the-cellar#cave", true],
    ["deadPlace", "no-popup", "#popup-4", true],
    ["deadPlace", "text", "#cave", false],
    ["deadPlace", "text", "/contact#x", false],
    ["deadAddress", "nowhere", "/nulle-part#x", true],
  ]);
  // A site that can't draw the page leaves it to the canvas; of popups nobody can tell then.
  const undrawn = { ...nothingFound, dead: new Set([`${whole}#cave`, "/le-chai#popup-3"]) };
  expect(deadAddresses({ ...page, here, addresses: undrawn }).map(({ rule, block }) => [rule, block])).toEqual([
    ...["lost", "named", "text"].map((block) => ["deadPlace", block]),
  ]);
  // The site hasn't told yet whether they are there.
  expect(deadAddresses({ ...page, here })).toEqual([]);
  // Nobody has looked yet, or it is a frame: what it hasn't may be on its pages.
  expect(deadAddresses({ ...page, here: { paths: [], whole: "", ids: null } })).toEqual([]);
});

test("an address that can't be asked is told apart, and what is found of the others is", async () => {
  expectConsole("warn", /an address could not be asked for/);
  const known = await askAddresses(["/x", "/away", "/le-chai#cave", "/le-chai"], {
    listPages: async () => await Promise.resolve(pages),
    isThere: async (path) =>
      path === "/away" ? await Promise.reject(new TypeError("Failed to fetch")) : await Promise.resolve(path !== "/x"),
    hasPlace: async () => await Promise.resolve(false),
  });
  expect(known).toEqual({
    ...{ dead: new Set(["/x"]), lost: new Set(["/le-chai#cave"]), unasked: new Set(["/away"]) },
    targets: new Map([["/le-chai", { kind: "page", id: 7 }]]),
  });
});
