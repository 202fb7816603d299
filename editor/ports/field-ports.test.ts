import { expect, test } from "vitest";

import { testImage } from "#editor/fields/test-ports.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import type { Client } from "#schemas/contract/client.ts";
import type { Locale } from "#schemas/locale.ts";
import { err, ok } from "#schemas/result.ts";

import { fieldPorts, type LibraryChanges } from "./field-ports.ts";

interface Asked {
  readonly locale: Locale;
  readonly name: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly params?: unknown;
}

/** Ports over a client that answers as it is told, and what it was asked. */
function portsOver(answer: (asked: Asked) => unknown, library: Partial<LibraryChanges> = {}) {
  const asked: Asked[] = [];
  const client = (locale: Locale) => ({
    call: async (name: string, options: object) => {
      const one = { locale, name, ...options };
      asked.push(one);
      return await Promise.resolve(answer(one));
    },
  });
  const none = async () => await Promise.reject(new Error("not now"));
  const changes = { ask: none, send: none, reframed: () => undefined, ...library };
  return { asked, ports: fieldPorts(client as unknown as (locale: Locale) => Pick<Client, "call">, changes) };
}

const { signal } = new AbortController();
const asking = { search: "", page: 1, locale: "fr_FR", signal } as const;

test("pictures are asked for in the language that is looked at, a page at a time, by what somebody typed", async () => {
  const image = testImage(3, "cour.jpg", "La cour");
  const { asked, ports } = portsOver(() => ({ media: [{ id: 3, image, alt: {}, isDecorative: false }], total: 40 }));
  expect(await ports.listMedia({ ...asking, search: "cour", page: 2, locale: "en_US" })).toEqual({
    items: [image],
    total: 40,
  });
  expect(asked).toEqual([
    { locale: "en_US", name: "listMedia", query: { nbItem: 24, page: 2, search: "cour", kind: "image" }, signal },
  ]);
});

const pages = [
  { id: 1, menuTitle: "Accueil", title: "Bienvenue au domaine", path: "/" },
  { id: 2, menuTitle: "", title: "Le domaine", path: "/le-domaine" },
  { id: 3, menuTitle: "Une cuvée du domaine", title: "Vin", path: null },
];

test("a page is called by its name in the menu, and found by that or by its title, each once", async () => {
  const has = (text: unknown, filter: unknown) =>
    filter === undefined || String(text).toLowerCase().includes(String(filter).replace("lk:", "").toLowerCase());
  const { asked, ports } = portsOver(({ query = {} }) => {
    const found = pages.filter((page) => has(page.title, query["title"]) && has(page.menuTitle, query["menuTitle"]));
    return { pages: found, total: found.length };
  });
  expect(await ports.listPages(asking)).toEqual({
    items: [
      { id: 1, title: "Accueil", path: "/" },
      { id: 2, title: "Le domaine", path: "/le-domaine" },
      { id: 3, title: "Une cuvée du domaine", path: null },
    ],
    total: 3,
  });
  expect(asked).toHaveLength(1);
  const { items, total } = await ports.listPages({ ...asking, search: " domaine " });
  expect(items.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(total).toBe(3);
});

test("products are found by their names; an estate without a shop has none", async () => {
  const { asked, ports } = portsOver(() => ({
    products: [{ id: 7, name: "Les Aubépines", url: "/vins/7" }],
    total: 1,
  }));
  expect(await ports.listProducts({ ...asking, search: "aub" })).toEqual({
    items: [{ id: 7, title: "Les Aubépines", path: "/vins/7" }],
    total: 1,
  });
  expect(asked[0]?.query).toEqual({ nbItem: 20, page: 1, orderBy: "name", name: "lk:aub" });
  const refusing = (status: number) =>
    portsOver(() => {
      throw new ApiError("no", status, null);
    }).ports.listProducts(asking);
  expect(await refusing(404)).toEqual({ items: [], total: 0 });
  await expect(refusing(503)).rejects.toThrow("no");
});

test("what ids stand for is looked up in one call, and a focal point is saved by one", async () => {
  const found = { media: [], pages: [{ id: 1, target: null }], products: [] };
  const framed = { ...testImage(3, "cour.jpg"), focal: { x: 10, y: 90 } };
  const told: unknown[] = [];
  const { asked, ports } = portsOver(({ name }) => (name === "lookUp" ? found : framed), {
    reframed: (image) => told.push(image),
  });
  const references = [{ kind: "page", id: 1 }] as const;
  expect(await ports.lookUp(references, "en_US")).toEqual(found);
  expect(await ports.saveFocal?.(3, { x: 10, y: 90 }, "fr_FR")).toEqual(framed);
  expect(told).toEqual([framed]);
  expect(asked).toEqual([
    { locale: "en_US", name: "lookUp", body: { references } },
    { locale: "fr_FR", name: "changeMedia", params: { id: 3 }, body: { focal: { x: 10, y: 90 } } },
  ]);
});

const words = { alt: { fr_FR: "La cour" }, isDecorative: false, focal: { x: 50, y: 50 } };

/** Adds three pictures, of which the second isn't wanted; gives what happened, in order. */
async function addThree(send: LibraryChanges["send"]) {
  const happened: string[] = [];
  const { ports } = portsOver(() => null, {
    ask: async ({ name }) => {
      happened.push(`ask ${name}`);
      return await Promise.resolve(name === "b.jpg" ? null : words);
    },
    send: async (file, said, onProgress) => {
      happened.push(`send ${file.name} ${said.alt.fr_FR}`);
      return await send(file, said, onProgress);
    },
  });
  const files = ["a.jpg", "b.jpg", "c.jpg"].map((name) => new File(["x"], name));
  const outcome = await ports.upload?.(files, (part) => happened.push(part.toFixed(2)));
  return { outcome, happened };
}

test("pictures are added one after the other, each with its words; what is not wanted is left out", async () => {
  const { outcome, happened } = await addThree(async ({ name }, _words, onProgress) => {
    onProgress(0.5);
    onProgress(1);
    return await Promise.resolve(ok(testImage(1, name)));
  });
  expect(outcome).toMatchObject({ ok: true, value: [{ name: "a.jpg" }, { name: "c.jpg" }] });
  expect(happened).toEqual([
    ...["ask a.jpg", "0.00", "send a.jpg La cour", "0.17", "0.33"],
    ...["ask b.jpg", "ask c.jpg", "0.67", "send c.jpg La cour", "0.83", "1.00"],
  ]);
});

test("the first picture that is refused ends it, in the server's words", async () => {
  const { outcome, happened } = await addThree(async () => await Promise.resolve(err("Trop grande.")));
  expect(outcome).toEqual({ ok: false, error: "Trop grande." });
  expect(happened).toEqual(["ask a.jpg", "0.00", "send a.jpg La cour"]);
});

test("who tries again after a picture that failed goes on from it: none comes into the library twice", async () => {
  const happened: string[] = [];
  const answers = [
    async () => await Promise.resolve(ok(testImage(1, "a.jpg"))),
    async () => await Promise.resolve(err("Trop grande.")),
    async () => await Promise.reject(new Error("offline")),
    async () => await Promise.resolve(ok(testImage(3, "c.jpg"))),
    async () => await Promise.resolve(ok(testImage(4, "a.jpg"))),
  ];
  const { ports } = portsOver(() => null, {
    ask: async ({ name }) => await Promise.resolve(name === "b.jpg" ? null : words),
    send: async ({ name }) => {
      happened.push(name);
      return (await answers.shift()?.()) ?? err("zu viel");
    },
  });
  const files = ["a.jpg", "b.jpg", "c.jpg"].map((name) => new File(["x"], name));
  const send = async (some: readonly File[]) => await ports.upload?.(some, () => undefined);
  expect(await send(files)).toEqual({ ok: false, error: "Trop grande." });
  await expect(send(files)).rejects.toThrow("offline");
  expect(await send(files)).toMatchObject({ ok: true, value: [{ id: 1 }, { id: 3 }] });
  expect(happened).toEqual(["a.jpg", "c.jpg", "c.jpg", "c.jpg"]);
  // Once all are there, the same file is meant to come again.
  expect(await send(files.slice(0, 1))).toMatchObject({ ok: true, value: [{ id: 4 }] });
});
