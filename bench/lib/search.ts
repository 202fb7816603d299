import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { saveMealIcon } from "#server/catalogue/meal-icons/write.ts";
import { saveProduct, type ProductInput } from "#server/catalogue/products/write.ts";
import { runWithContext } from "#server/context.ts";
import { createAppContext } from "#server/create-context.ts";
import { inTransaction } from "#server/db/context.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { currentIndex } from "#server/search/engine/current-index.ts";
import { searchSite, suggest } from "#server/search/read.ts";
import type { SearchQuery } from "#server/search/rules.ts";

import { median } from "./statistics.ts";

export interface SearchTimes {
  /** Milliseconds of the slowest of the searches, facets and the page of products included, a round each. */
  readonly search: readonly number[];
  /** Milliseconds of the slowest of the suggestions. */
  readonly suggest: readonly number[];
  /** Milliseconds of the first search, which builds the index. */
  readonly build: readonly number[];
}

export const productCount = 5000;

/** Common words, rare ones, beginnings, typing errors, several words, none. */
const searches = ["", "rouge", "ter", "v", "chenin", "terasse", "ecalt", "vin rouge schiste", "coteau 2021", "zzzz"];
const beginnings = ["te", "cuv", "coteaux", "vent", "chenni"];

/** Fills a database of its own with generated wines and searches it. */
export async function measureSearch(rounds: number): Promise<SearchTimes> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-search-"));
  const database = await openDatabase({ dataDir });
  try {
    return await runWithContext(createAppContext({ database, mediaDir: dataDir }), () => measureIn(rounds));
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureIn(rounds: number): Promise<SearchTimes> {
  await fill();
  const began = performance.now();
  await currentIndex("fr_FR");
  const build = [performance.now() - began];
  const times = { search: [] as number[], suggest: [] as number[], build };
  for (let round = 0; round < rounds; round += 1) {
    times.search.push(await slowest(searches, (q) => searchSite("fr_FR", query(q))));
    times.suggest.push(await slowest(beginnings, (q) => suggest("fr_FR", q)));
  }
  return times;
}

/** The longest of the texts' median times. */
async function slowest(texts: readonly string[], run: (text: string) => Promise<unknown>): Promise<number> {
  const medians: number[] = [];
  for (const text of texts) {
    const times: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      const began = performance.now();
      await run(text);
      times.push(performance.now() - began);
    }
    medians.push(median(times));
  }
  return Math.max(...medians);
}

function query(q: string): SearchQuery {
  const narrowed = { type: ["product"], kind: ["RED", "WHITE"], year: [], appellation: [], pairing: [] };
  const order = { by: "relevance", direction: "asc" } as const;
  return { q, ...narrowed, priceMin: null, priceMax: 60, order, page: 1, nbItem: 24 };
}

async function fill(): Promise<void> {
  await inTransaction(async () => {
    for (const [index, key] of pairings.entries()) {
      const saved = await saveMealIcon({ id: index + 1, key, icon: "M0 0", label: { fr_FR: key } });
      if (!saved.ok) throw new Error(saved.error.messageKey);
    }
    for (let number = 0; number < productCount; number += 1) {
      const saved = await saveProduct(wine(number));
      if (!saved.ok) throw new Error(saved.error.messageKey);
    }
  });
}

const names = ["Terrasses", "Vent-Couvert", "Éclat", "Clos", "Aubade", "Combe", "Pierre-Levée", "Sereine", "Brumes"];
const kinds = ["RED", "WHITE", "ROSE", "SPARKLING", "SWEET"];
const pairings = ["poisson", "volaille", "gibier", "fromage", "dessert"];
const words = (
  "schiste calcaire argile craie chenin cabernet franc pineau coteau vendange manuelle foudre tanins souples poivre " +
  "tilleul poire pierre mouillée fraîcheur rivière brume lumière terrasse soleil garde matin levures élevage lies fines " +
  "fruit noir cerise coing amande safran abricot silex vigne parcelle cuvée rouge blanc millésime grappes pressoir"
).split(" ");

/** The same wines every time: names that repeat, a hundred words of text, two vintages. */
function wine(number: number): ProductInput {
  const pick = <Item>(items: readonly Item[], step: number): Item => {
    const item = items[(number * step + Math.floor(number / items.length)) % items.length];
    if (item === undefined) throw new Error("there is nothing to pick from");
    return item;
  };
  const text = Array.from({ length: 100 }, (_, place) => `${words[(number * 7 + place * 13) % words.length]}`).join(
    " ",
  );
  const declinations = [0, 1].map((age) => ({
    reference: `B-${number}-${age}`,
    year: 2015 + ((number + age) % 10),
    capacityMl: 750,
    priceCents: 600 + ((number * 37) % 7000),
  }));
  return {
    type: "WINE",
    kind: pick(kinds, 1),
    appellation: `Coteaux ${number % 40}`,
    tags: ["bio"],
    declinations,
    lists: { pairings: [{ idMealIcon: (number % pairings.length) + 1 }] },
    texts: {
      fr_FR: { name: `${pick(names, 1)} ${words[(number * 3) % words.length]} ${number}`, text: `<p>${text}</p>` },
    },
  };
}
