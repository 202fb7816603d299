import type { AxeResults, ElementContext } from "axe-core";
import axe from "axe-core";
import type { Page } from "playwright/test";

import { isLong } from "#tests/setup/is-long.ts";

import { expect } from "./test.ts";

/** What axe finds wrong with the page as it is shown, or with one part of it alone, a sentence for each rule. */
export async function findAxeFaults(page: Page, part?: string): Promise<readonly string[]> {
  // To read it takes a third of a second: once for each document.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return await page.evaluate(runAxe, part);
}

/** Asks the same in a story. It takes a second: only the long suite, which runs the stories with `LONG=1`, asks it. */
export async function lookClosely(page: Page, part?: string): Promise<void> {
  if (isLong) await expect.poll(() => findAxeFaults(page, part), page.url()).toEqual([]);
}

/** Runs in the page. The pages in the frames of the site's panel have tests of their own. */
async function runAxe(part: string | undefined): Promise<readonly string[]> {
  const { axe: here } = globalThis as unknown as { readonly axe: Pick<typeof axe, "run"> };
  const context: ElementContext = { exclude: ["iframe"], ...(part !== undefined && { include: [part] }) };
  const results: AxeResults = await here.run(context, { resultTypes: ["violations"], iframes: false });
  return results.violations.map(({ id, nodes }) => `axe, ${id}: ${nodes.map(({ html }) => html).join(" · ")}`);
}
