import { expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { applyCommand } from "#schemas/page/commands/command.ts";
import { locales } from "#schemas/locale.ts";
import { buildLayout, buildNode } from "#schemas/page/test-registry.ts";

import { checkedBlocks } from "../checked-page.ts";
import { nothingKnown } from "../test-checked.ts";
import { deadAddresses } from "./dead-addresses.ts";
import { targetAt } from "./target-at.ts";
import { typedAddresses } from "./typed-addresses.ts";
import { typedIn } from "./typed-in.ts";

const both = (text: string) => ({ fr_FR: text, en_US: text });
const to = (url: string) => ({ to: { kind: "url", url }, label: both("Voir") });
const pages = [
  { id: 7, parent: null, slug: { fr_FR: "le-chai", en_US: "the-cellar" }, title: both("Le chai") },
  { id: 8, parent: null, slug: { fr_FR: "", en_US: "" }, title: both("Accueil") },
];

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
  expect(blocks.map((block) => typedIn(block).map(({ path, isLink }) => [path, isLink]))).toEqual([
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
  const facts = { dead: new Set<string>(), targets: new Map([["/le-chai", { kind: "page", id: 7 } as const]]) };
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
  const facts = { dead: new Set(["/nulle-part", "/nulle-part?a=1&b=2"]), targets: new Map() };
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
