import type { Browser, BrowserContextOptions, Page } from "playwright/test";

import type { Locale } from "#schemas/locale.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

import { findAxeFaults } from "./support/axe.ts";
import { founder, founderLink, test } from "./support/new-estate.ts";
import { choosesPassword, comeIn, type Operator, operatorKeys, operatorTouch } from "./support/operator.ts";
import { founds, opens } from "./support/operator-opening.ts";
import { guestBuys, refundsOne, ships } from "./support/operator-sales.ts";
import { addsWine, opensPickup, opensShipping } from "./support/operator-shop.ts";
import { invites, isRefused, writesBanner, writesNews } from "./support/operator-words.ts";
import { expect, rememberPopups } from "./support/test.ts";

// From a site that nobody has put anything on to a shop that sells, by the console alone.

/** The founder's. */
const password = "deux rangs de vieille vigne";

interface Screen {
  readonly locale: Locale;
  readonly width: number;
  readonly height: number;
  readonly hasTouch: boolean;
}

const screens: readonly Screen[] = [
  { locale: "fr_FR", width: 1440, height: 900, hasTouch: false },
  { locale: "en_US", width: 390, height: 844, hasTouch: true },
];

for (const { locale, width, height, hasTouch } of screens) {
  test.describe(() => {
    test.use({ viewport: { width, height }, hasTouch });

    test(`an estate is opened by the console alone, ${hasTouch ? "by touch" : "by keyboard"} at ${width} px in ${locale}: from an empty site to a wine that is sold, shipped and given back, the words around it, and a second administrator`, async ({
      page,
      estate,
      browser,
    }) => {
      // A whole first week of an estate, with patience for slow and busy machines.
      test.setTimeout(900_000);
      const lookAt = (seen: Page) => async (): Promise<void> => {
        // What is reckoned anew is pale meanwhile.
        await expect(seen.locator("[aria-busy=true]")).toHaveCount(0);
        expect(await findAxeFaults(seen)).toEqual([]);
      };
      const look = lookAt(page);
      const hands = hasTouch ? operatorTouch(page) : operatorKeys(page);
      const operator: Operator = { page, hands, locale, look };
      const anybody = async (from: string): Promise<Page> =>
        await somebodyElse({ browser, estate, from, viewport: { width, height } });
      await rememberPopups(page);
      await test.step("chooses a password by the link that the start shows", async () =>
        await choosesPassword(operator, founderLink(estate), password));
      await test.step("logs in, and says who the estate is", async () => {
        await comeIn(operator, founder, password);
        await founds(operator);
      });
      await test.step("adds a wine with two vintages", () => addsWine(operator));
      await test.step("opens shipping", () => opensShipping(operator));
      await test.step("opens a pick-up day", () => opensPickup(operator, inDays(9)));
      await test.step("opens the site", () => opens(operator));
      const guest = await anybody("10.200.1.1");
      const code = await test.step("a guest buys", () => guestBuys({ page: guest, locale, look: lookAt(guest) }));
      await test.step("ships the order", () => ships(operator, { code, estate }));
      await test.step("gives one bottle’s money back", () => refundsOne(operator));
      await test.step("writes a news item", () => writesNews(operator, guest));
      await test.step("writes the promotional banner", () => writesBanner(operator, guest));
      const second = await anybody("10.200.2.1");
      await test.step("invites a second administrator", () =>
        invites(operator, { estate, guest: second, email: "paul@murets.example" }));
      await test.step("who is refused what a SUPER_ADMIN alone may", () => isRefused(second, locale));
      for (const other of [guest, second]) await other.context().close();
    });
  });
}

interface SomebodyElse extends Pick<BrowserContextOptions, "viewport"> {
  readonly browser: Browser;
  readonly estate: RunningSite;
  /** The address that they come from. */
  readonly from: string;
}

/** A page of somebody else's browser. */
async function somebodyElse({ browser, estate: { url }, from, viewport }: SomebodyElse): Promise<Page> {
  const how: BrowserContextOptions = { baseURL: url, extraHTTPHeaders: { "x-forwarded-for": from }, locale: "fr-FR" };
  const other = await (await browser.newContext({ ...how, viewport, reducedMotion: "reduce" })).newPage();
  await rememberPopups(other);
  return other;
}

/** A day that comes in so many days. */
function inDays(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}
