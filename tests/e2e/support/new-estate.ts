import { type RunningSite, startSite } from "#tests/setup/running-site.ts";

import { test as base } from "./test.ts";

interface NewEstate {
  /** A site that nobody has put anything on, with a bank that takes no money. */
  readonly estate: RunningSite;
}

/** The site's test on a site of its own that starts without the demo (`DEMO=off`). */
export const test = base.extend<NewEstate>({
  // Playwright reads the fixtures that a function asks for from its first parameter: it must be destructured.
  estate: [
    async ({}, provide) => {
      const estate = await startSite({
        env: { DEMO: "off", PAYMENT: "sandbox", TRUST_PROXY: "on", ADMIN_EMAIL: founder },
      });
      await provide(estate);
      await estate.stop();
    },
    { timeout: 180_000 },
  ],
  baseURL: ({ estate }, provide) => provide(estate.url),
});

/** Who founds the estate: the site was started for them (`ADMIN_EMAIL`). */
export const founder = "anna@murets.example";

/** The way to the founder's password, as the start of the site prints it. */
export function founderLink(estate: RunningSite): string {
  return /http:\S+(\/password\/reset\/[\w-]{43})\s/.exec(estate.output())?.[1] ?? "";
}
