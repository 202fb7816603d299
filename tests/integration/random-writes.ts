import type { Result } from "#schemas/result.ts";
import { saveBlog } from "#server/blog/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import type { FixedClock } from "#server/clock.ts";
import { database, now } from "#server/db/context.ts";
import type { Tables } from "#server/db/tables.ts";
import { saveElement } from "#server/elements/write.ts";
import { removeNews, saveNews } from "#server/news/write.ts";
import { setComponentConfig } from "#server/pages/component-configs/write.ts";
import { publishedLayout } from "#server/pages/layouts/read.ts";
import { publishLayout } from "#server/pages/layouts/write.ts";
import { savePage } from "#server/pages/write.ts";
import { savePopup } from "#server/popups/write.ts";
import { saveService } from "#server/services/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { textBlock } from "#tests/factories/site-content.ts";

export interface RandomWriter {
  /** Writes something of the demo estate, or lets time pass; tells what. Throws when a command refuses. */
  write(): Promise<string>;
  /** One of the items. */
  choose<Item>(items: readonly Item[]): Item;
}

const hour = 3_600_000;

/** Writes like an estate's administrators, in an order that the seed decides. */
export function randomWriter(seed: number, clock: FixedClock): RandomWriter {
  const random = generator(seed);
  const choose = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("Nothing to choose from");
    return item;
  };
  const idOf = async (table: keyof Tables): Promise<number> => {
    const rows = await database().selectFrom(table).select("id").orderBy("id").execute();
    return Number(choose(rows).id);
  };
  let count = 0;
  const word = (): string => `Mot ${(count += 1)} – ‘${Math.floor(random() * 1000)}’ & <b>`;
  const both = <Value>(make: () => Value) => ({ fr_FR: make(), en_US: make() });

  const writes: Readonly<Record<string, () => Promise<Result<unknown, unknown>>>> = {
    "a news item's title": async () =>
      saveNews({ id: await idOf("news"), texts: both(() => ({ title: word(), summary: word() })) as never }),
    "a news item for later": async () =>
      saveNews({
        date: "2026-05-20",
        publishedAt: now() + Math.ceil(random() * 5) * hour,
        texts: both(() => ({ title: word(), slug: "", summary: word(), text: `<p>${count}</p>` })),
      }),
    "a news item less": async () => removeNews(await idOf("news")),
    "a product's name": async () =>
      saveProduct({ id: await idOf("product"), texts: { fr_FR: { name: word() } as never } }),
    "a product's tags": async () => saveProduct({ id: await idOf("product"), tags: [`t${count}`, "bio"] }),
    "a product in or out of sight": async () => saveProduct({ id: await idOf("product"), isPublished: random() < 0.6 }),
    "a discount for a while": async () =>
      saveProduct({
        id: await idOf("product"),
        discounts: [{ type: "PERCENT", amount: 1_000, startsAt: now() - hour, endsAt: now() + 3 * hour }],
      }),
    "a stock": async () => countStock(await idOf("declination"), choose([0, 0, 3, 500])),
    "an element": async () =>
      saveElement({
        ...(await anElement()),
        order: Math.floor(random() * 9),
        texts: { fr_FR: { title: word() } as never },
      }),
    "an article": async () => saveBlog({ id: await idOf("blog"), texts: { fr_FR: { title: word() } as never } }),
    "a service": async () => saveService({ id: await idOf("service"), texts: { fr_FR: { name: word() } as never } }),
    "a popup": async () => savePopup({ id: await idOf("popup"), texts: { fr_FR: { title: word() } as never } }),
    "a colour": async () => setParameter("COLOR_PRIMARY", choose(["#123456", "#654321", "#7b2d43"])),
    "a toggle": async () => setParameter("SHOW_NEWSLETTER", choose(["true", "false"])),
    "the site's name": async () => setSiteInfo({ name: word() }),
    "shop or no shop": async () => setSiteInfo({ isECommerce: random() < 0.7 }),
    "a page's title": async () =>
      savePage({ id: await idOf("page"), texts: { fr_FR: { title: word(), menuTitle: word() } as never } }),
    "a page's place in the menu": async () => savePage({ id: await idOf("page"), order: Math.floor(random() * 20) }),
    "a layout": async () => {
      const layout = await publishedLayout(await idOf("layout"));
      if (!layout) throw new Error("The demo's layouts are published");
      const block = textBlock(`w${(count += 1)}`, word());
      const { root, blocks } = layout.document;
      const document = { ...layout.document, root: [...root, block.id], blocks: { ...blocks, [block.id]: block } };
      return publishLayout({ layoutId: layout.id, document, label: "test" });
    },
    "a component config": async () =>
      setComponentConfig({ slug: "news-list", v: 1, props: { title: { fr_FR: word(), en_US: word() } } }),
    "an hour later": async () => {
      clock.advance(hour);
      return { ok: true, value: null };
    },
  };

  async function anElement(): Promise<{ id: number; route: string }> {
    const rows = await database().selectFrom("element").select(["id", "route"]).orderBy("id").execute();
    return choose(rows);
  }

  return {
    choose,
    async write() {
      const [what, work] = choose(Object.entries(writes));
      const outcome = await work();
      if (!outcome.ok) throw new Error(`${what}: ${JSON.stringify(outcome.error)}`);
      return what;
    },
  };
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
