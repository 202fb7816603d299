import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** What axe finds wrong with the page as it is shown, or with one part of it alone, a sentence for each rule. */
export async function findAxeFaults(page: Page, part?: string): Promise<readonly string[]> {
  // No page of ours has frames, which the other mode opens a second page for.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `axe, ${id}: ${nodes.map(({ html }) => html).join(" · ")}`);
}
