import { describe, expect, test } from "vitest";

import { columnsDefinition } from "#blocks/columns/definition.ts";
import { defineBlock, type BlockDefinition } from "#blocks/kit/define-block.ts";
import { pageRoom, placeIn } from "#blocks/kit/room.ts";
import { outletDefinition } from "#blocks/outlet/definition.ts";
import { sectionDefinition } from "#blocks/section/definition.ts";
import { need, type Need } from "#schemas/contract/need.ts";
import { image } from "#schemas/fields/image.ts";
import { text } from "#schemas/fields/text.ts";
import type { Reference } from "#schemas/fields/field.ts";

import type { DataPorts } from "./data-ports.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { pageQuery } from "./page-query.ts";
import { draftBlock, prepareBlock, referencesOf } from "./prepare-block.ts";
import { prepareBlocks, type PrepareInput } from "./prepare-blocks.ts";
import { needsOf, resolveBlock } from "./resolve-block.ts";
import { resolveBlocks as resolvePrepared, type ResolveInput } from "./resolve-blocks.ts";

const label = { fr_FR: "x", en_US: "x" };

const list = defineBlock({
  slug: "list",
  label,
  help: label,
  group: "lists",
  version: 1,
  mode: "static",
  fields: { title: text({ label }), picture: image({ label }) },
  query: { page: { parse: (value) => (/^[1-9]\d{0,3}$/.test(value) ? value : null) } },
  needs: ({ query }) => ({ news: need("listNews", { query: { nbItem: 10, page: Number(query["page"] ?? 1) } }) }),
});

const careless = defineBlock({
  ...list,
  slug: "careless",
  needs: (): Record<string, Need> => {
    throw new Error("no props");
  },
});

const registry = new Map<string, BlockDefinition>([
  ["outlet", outletDefinition as BlockDefinition],
  ["section", sectionDefinition as BlockDefinition],
  ["columns", columnsDefinition as BlockDefinition],
  ["list", list as BlockDefinition],
  ["careless", careless as BlockDefinition],
]);

function setUp(
  tree: readonly ExpandedBlock[],
  search = "",
  answers: (need: Need) => Promise<unknown> = async () => ({ news: [], total: 0 }),
) {
  const asked: Need[] = [];
  const lookedUp: (readonly Reference[])[] = [];
  const notes: string[] = [];
  const ports: DataPorts = {
    resolveNeed: (one) => {
      asked.push(one);
      return answers(one);
    },
    resolvePrivateNeed: null,
    lookUp: async (references) => {
      lookedUp.push(references);
      return { locale: "en_US", media: () => null, page: () => null, product: () => null, cleanHtml: (html) => html };
    },
    componentConfigs: async () =>
      new Map([["list", { slug: "list", v: 1, props: { title: { fr_FR: "Titre", en_US: "Title" } } }]]),
    say: ({ messageKey, values }) => `${messageKey} ${JSON.stringify(values)}`,
    note: ({ text: note }) => notes.push(note),
  };
  const find = (slug: string) => registry.get(slug);
  const input: Input = {
    tree,
    locale: "en_US",
    path: "/en_US/news",
    params: {},
    query: pageQuery(tree, find, new URLSearchParams(search)),
    subject: null,
    parameters: {},
    find,
    ports,
  };
  return { input, asked, lookedUp, notes };
}

const node = (id: string, slug = "list", props: ExpandedBlock["props"] = {}): ExpandedBlock => ({
  id,
  slug,
  props,
  slots: {},
});

type Input = Omit<ResolveInput, "blocks" | "ports"> & PrepareInput & { readonly ports: DataPorts };

async function resolveBlocks(input: Input) {
  return resolvePrepared({ ...input, blocks: await prepareBlocks(input) });
}

describe("resolving a tree", () => {
  test("a block alone comes out as it does in its tree: a page that is edited takes the steps for one", async () => {
    const own = { title: { fr_FR: "Un", en_US: "One" } };
    const { input } = setUp(
      [{ ...node("outer", "section"), slots: { content: [node("a", "list", own)] } }],
      "a.page=2",
    );
    const [outer] = await resolveBlocks(input);
    const inTree = outer?.slots["content"]?.[0];
    const { find, ports } = input;
    const draft = draftBlock(node("a", "list", own), { definition: list as BlockDefinition, config: undefined }, ports);
    const context = await ports.lookUp(referencesOf(draft));
    const room = inTree?.room ?? pageRoom;
    const { props } = prepareBlock(node("a"), { draft, room, context }, ports);
    const prepared = { id: "a", slug: "list", props, room };
    const needs = needsOf(prepared, find("list"), input, ports);
    const answers = new Map(
      await Promise.all(needs.map(async ([, key, one]) => [key, await ports.resolveNeed(one)] as const)),
    );
    const { slots: _inner, ...expected } = inTree ?? { slots: {} };
    expect(resolveBlock(prepared, find("list"), input, { needs, answers, said: null })).toEqual(expected);
  });

  test("the same need of many blocks is asked once, references go in one batch", async () => {
    const { input, asked, lookedUp } = setUp([
      node("a", "list", { picture: { id: 1 } }),
      node("b", "list", { picture: { id: 2 } }),
      node("c"),
    ]);
    await resolveBlocks(input);
    expect(asked).toHaveLength(1);
    expect(lookedUp).toEqual([
      [
        { kind: "media", id: 1 },
        { kind: "media", id: 2 },
      ],
    ]);
  });

  test("props are schema defaults, then component config, then own, per locale for text", async () => {
    const { input } = setUp([node("a"), node("b", "list", { title: { fr_FR: "À moi" } })]);
    const [plain, own] = await resolveBlocks(input);
    expect(plain?.props).toMatchObject({ title: "Title" });
    expect(own?.props, "the other language keeps the config's text").toMatchObject({ title: "Title" });
  });

  test("each block knows how wide its slot is, whatever it stands in", async () => {
    const columns = {
      ...node("c", "columns", { ratio: "wide-narrow" }),
      slots: { first: [node("x")], second: [node("y")] },
    };
    const section = { ...node("s", "section", { width: "narrow" }), slots: { content: [columns] } };
    const { input } = setUp([{ ...node("o", "outlet"), slots: { content: [section, node("z")] } }]);
    const [outlet] = await resolveBlocks(input);
    const [inSection, inPage] = outlet?.slots["content"] ?? [];
    expect(inPage?.room).toEqual(pageRoom);
    const slots = inSection?.slots["content"]?.[0]?.slots ?? {};
    const [first, second] = ["first", "second"].map((name) => placeIn(slots[name]?.[0]?.room ?? pageRoom, 1440).slot);
    // Of 46 rem: seven and five twelfths of what the gap, 5 %, leaves.
    expect(first).toBeCloseTo((736 * 0.95 * 7) / 12);
    expect(second).toBeCloseTo((736 * 0.95 * 5) / 12);
  });

  test("a block reads its own query keys only, invalid ones are dropped", async () => {
    const { input, asked } = setUp([node("a"), node("b")], "a.page=3&b.page=zero&page=9&x=1");
    const [a, b] = await resolveBlocks(input);
    expect(a).toMatchObject({ query: { page: "3" }, here: "/en_US/news?a.page=3" });
    expect(b?.query).toEqual({});
    expect(asked.map(({ query }) => query?.["page"])).toEqual([3, 1]);
  });

  test("a need that fails empties its block and is noted", async () => {
    const { input, notes } = setUp([node("a")], "", async () => {
      throw new Error("database is locked");
    });
    expect((await resolveBlocks(input))[0]).toMatchObject({ data: { news: null } });
    expect(notes).toEqual(["listNews could not be had"]);
  });

  test("[§3 display-toggles] a block whose display toggle is off is left out, wherever it stands", async () => {
    registry.set("toggled", defineBlock({ ...list, slug: "toggled", enabledBy: "SHOW_NEWSLETTER" }) as BlockDefinition);
    const tree = [node("a"), node("b", "toggled")];
    const { input } = setUp(tree);
    const ids = async (value: string | null) =>
      (await resolveBlocks({ ...input, parameters: { SHOW_NEWSLETTER: value } })).map(({ id }) => id);
    expect(await ids("true")).toEqual(["a", "b"]);
    expect(await ids("false")).toEqual(["a"]);
    expect(await ids(null)).toEqual(["a"]);
  });

  test("an unknown slug, a wrong prop and needs that throw never fail the page", async () => {
    const { input, notes } = setUp([node("a", "unheard-of"), node("b", "list", { title: 4 }), node("c", "careless")]);
    const [unknown, wrong, thrown] = await resolveBlocks(input);
    expect(unknown?.problem).toBe('missing.block {"slug":"unheard-of"}');
    expect(wrong?.props).toMatchObject({ title: "Title" });
    expect(thrown?.data).toEqual({});
    expect(notes).toHaveLength(2);
  });
});
