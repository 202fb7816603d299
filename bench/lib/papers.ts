import { startSite } from "#tests/setup/running-site.ts";

import { onCore } from "./options.ts";

/** So many sheets are made at once. */
const atOnce = 10;

/** How long a page takes that is made anew, in milliseconds: the median of a round each. */
export interface PapersMeasured {
  readonly quiet: readonly number[];
  /** While ten technical sheets that nobody has asked for before are made, on the same core. */
  readonly making: readonly number[];
}

/** What making papers costs the pages of a site that has one core alone (ADR 094). */
export async function measurePapers(rounds: number): Promise<PapersMeasured> {
  const env = { TRUST_PROXY: "on", LOG_LEVEL: "warn", PAYMENT: "off" };
  const site = await startSite({ env, prefix: onCore(0) });
  try {
    const sheets = await addressesOf(site.url);
    let asked = 0;
    const page = async (): Promise<number> => {
      const began = performance.now();
      const answer = await fetch(`${site.url}/recherche?q=vin${(asked += 1)}`);
      await answer.arrayBuffer();
      return performance.now() - began;
    };
    for (let warm = 0; warm < 30; warm += 1) await page();
    const [quiet, making]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await median(page, () => false, 40));
      let left = atOnce;
      const made = sheets.splice(0, atOnce).map(async (address) => {
        // Each is another reader's: what one may have made is bounded.
        const headers = { "x-forwarded-for": `203.0.113.${(asked += 1) % 250}` };
        const answer = await fetch(address, { headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
        left -= 1;
      });
      making.push(await median(page, () => left > 0, 10));
      await Promise.all(made);
    }
    return { quiet, making };
  } finally {
    await site.stop();
  }
}

/** The sheets of the demo estate, each another one. */
async function addressesOf(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/product`);
  const { data } = (await answer.json()) as {
    data: { products: { id: number; declinations: { id: number }[] }[] };
  };
  const paths = data.products.flatMap(({ id, declinations }) => [
    id,
    ...declinations.map((form) => `${id}/${form.id}`),
  ]);
  return ["fr_FR", "en_US"].flatMap((locale) =>
    paths.map((path) => `${url}/api/product/generate/file/${path}?userLang=${locale}`),
  );
}

/** The median of what `ask` takes, at least so often, and for as long as something lasts. */
async function median(ask: () => Promise<number>, lasts: () => boolean, least: number): Promise<number> {
  const times: number[] = [];
  while (times.length < least || lasts()) times.push(await ask());
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
