import type { Page } from "playwright/test";

import type { Parameter } from "#schemas/site/parameter.ts";
import { findParameter } from "#schemas/site/parameters/catalogue.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

import { runSiteCommand } from "./site-command.ts";
import { expect } from "./test.ts";

/** Every tracker of the specification, as an estate sets it up. */
export const allTrackers = {
  MATOMO_URL: "https://stats.estate.test",
  MATOMO_SITE_ID: "3",
  GOOGLE_ANALYTICS_ID: "G-AB12CD34EF",
  CLARITY_ID: "ab12cd34ef",
  PLAUSIBLE_DOMAIN: "estate.test",
  TAG_MANAGER_IDS: "GTM-AB12CD3",
  FACEBOOK_PIXEL_ID: "123456789012345",
} as const;

/** What each of them loads first, by the key of its service. */
export const scriptsOf = {
  matomo: "https://stats.estate.test/matomo.js",
  gtag: "https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF",
  clarity: "https://www.clarity.ms/tag/ab12cd34ef",
  plausible: "https://plausible.io/js/script.manual.js",
  googletagmanager: "https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3",
  facebookpixel: "https://connect.facebook.net/en_US/fbevents.js",
} as const;

/** The first scripts of all of them, sorted. */
export const everyScript: readonly string[] = Object.values(scriptsOf).toSorted();

type Values = Readonly<Record<string, string>>;

/** Sets parameters of a site. */
export async function setParameters(site: RunningSite, values: Values): Promise<void> {
  for (const [type, value] of Object.entries(values)) runSiteCommand(site, "parameter", "set", type, value);
  await expect.poll(() => toldOf(site, values)).toEqual(values);
}

/** Gives parameters their defaults back. */
export async function unsetParameters(site: RunningSite, values: Values): Promise<void> {
  const defaults = Object.fromEntries(Object.keys(values).map((type) => [type, findParameter(type)?.initial ?? null]));
  for (const type of Object.keys(values)) runSiteCommand(site, "parameter", "unset", type);
  await expect.poll(() => toldOf(site, values)).toEqual(defaults);
}

/** What the site tells of these parameters: it hears a little later of what another process has written. */
async function toldOf(site: RunningSite, values: Values): Promise<Readonly<Record<string, string | null>>> {
  // A connection that idled may be closed at the moment when it is used again (RFC 9112, 9.3.1).
  const answer = await fetch(`${site.url}/api/parameter`, { headers: { idSite: "3" } }).catch(() => null);
  if (!answer) return {};
  const { data } = (await answer.json()) as { readonly data: readonly Parameter[] };
  return Object.fromEntries(data.flatMap(({ type, value }) => (type in values ? [[type, value]] : [])));
}

/** What a browser asks of others than the site from now on. Each is answered with an empty script: nobody is reached. */
export async function watchOthers(page: Page, site: RunningSite): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.origin !== site.url,
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  return asked;
}

/** Waits for the banner; gives its buttons. */
export async function bannerOf(page: Page) {
  await page.locator("#tarteaucitronRoot[data-ready]").waitFor({ state: "attached" });
  const banner = page.locator("#tarteaucitronAlertBig");
  return {
    banner,
    accept: banner.locator("#tarteaucitronPersonalize2"),
    deny: banner.locator("#tarteaucitronAllDenied2"),
    choose: banner.locator("#tarteaucitronCloseAlert"),
    panel: page.locator("#tarteaucitron"),
  };
}
