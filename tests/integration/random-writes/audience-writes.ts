import { removeCompanyAddress, saveCompanyAddress } from "#server/company-addresses/write.ts";
import { now } from "#server/db/context.ts";
import { removePopup, savePopup } from "#server/popups/write.ts";

import { hour, idsOf, type Random, type Writes } from "./random.ts";

/** Where people find the estate, and what opens before them. */
export function audienceWrites(random: Random): Writes {
  return {
    "an address": async () =>
      saveCompanyAddress({
        id: await random.idOf("company_address"),
        city: random.word(),
        phone: `0${random.below(900_000_000)}`,
        order: random.below(9),
        texts: random.both(() => ({ name: random.word(), text: random.word() })),
      }),
    "an address's hours": async () =>
      saveCompanyAddress({
        id: await random.idOf("company_address"),
        openingHours: [{ day: 1 + random.below(7), opens: "09:00", closes: `1${random.below(10)}:30` }],
      }),
    "an address's types": async () =>
      saveCompanyAddress({
        id: await random.idOf("company_address"),
        types: random.some(["BILLING", "HEAD_OFFICE", "CELLAR", "SHOP", "CLICK_AND_COLLECT"], 3),
        position: random.choose([null, { latitude: random.below(80), longitude: random.below(80) }]),
      }),
    "an address more": async () =>
      saveCompanyAddress({
        address: random.word(),
        city: random.word(),
        types: ["SHOP"],
        texts: random.both(() => ({ name: random.word() })),
      }),
    "an address less": async () => removeCompanyAddress(Math.max(...(await idsOf("company_address")))),

    "a popup": async () =>
      savePopup({
        id: await random.idOf("popup"),
        texts: random.both(() => ({ title: random.word(), message: `<p>${random.count()}</p>` })),
      }),
    "a popup in or out of sight": async () =>
      savePopup({ id: await random.idOf("popup"), isActive: random.isLikely(0.6), delay: random.below(9) * 1000 }),
    "a popup for a while": async () =>
      savePopup({
        id: await random.idOf("popup"),
        isActive: true,
        startsAt: now() + random.below(2) * hour,
        endsAt: now() + (2 + random.below(3)) * hour,
      }),
    "a popup's pages": async () =>
      savePopup({
        id: await random.idOf("popup"),
        isActive: true,
        startsAt: null,
        endsAt: null,
        pageTypes: random.some(["home", "content", "news-list", "product-list"], 2),
      }),
    "a popup more": async () =>
      savePopup({
        mediaId: await random.idOf("media"),
        link: "/contact",
        order: random.below(9),
        texts: random.both(() => ({ title: random.word(), linkLabel: random.word() })),
      }),
    "a popup less": async () => removePopup(Math.max(...(await idsOf("popup")))),

    "an hour later": async () => {
      random.clock.advance(hour);
      return { ok: true, value: null };
    },
    "some weeks later": async () => {
      random.clock.advance((1 + random.below(60)) * 24 * hour);
      return { ok: true, value: null };
    },
  };
}
