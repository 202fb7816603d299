import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** What axe finds wrong with the page as it is shown, or with one part of it alone, a sentence for each rule. */
export async function findAxeFaults(page: Page, part?: string): Promise<readonly string[]> {
  // The pages in the frames of the site's panel have tests of their own; the other mode opens a second page for frames.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude("iframe")
    .options({ resultTypes: ["violations"] });
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `axe, ${id}: ${nodes.map(({ html }) => html).join(" · ")}`);
}
