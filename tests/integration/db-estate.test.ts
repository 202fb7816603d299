import { describe, expect, test } from "vitest";

import { addressTypesIn } from "#schemas/content/company-address.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { definedCalls } from "#schemas/contract/catalogue.ts";
import { listCompanyAddresses } from "#server/company-addresses/read.ts";
import { removeCompanyAddress, saveCompanyAddress } from "#server/company-addresses/write.ts";
import type { DroppedTags } from "#server/db/tag-listeners.ts";
import { onTagsDropped, withReadRecorder } from "#server/db/tags.ts";
import { saveMedia } from "#server/media/write.ts";
import { getPopup, listPopups } from "#server/popups/read.ts";
import { removePopup, savePopup } from "#server/popups/write.ts";
import { getService, listServices } from "#server/services/read.ts";
import { removeService, saveService } from "#server/services/write.ts";
import { listLogos } from "#server/site/logos/read.ts";
import { removeLogo, saveLogo } from "#server/site/logos/write.ts";
import { clearSite } from "#server/site/write.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

const all: ListQuery = { nbItem: 100, page: 1, orderBy: [], filters: [] };
const day = 86_400_000;

describe.each(engines)("what stands around the pages, on $name", (engine) => {
  const opened = useDatabase(engine);

  test("[§7 services-tags] services come in their order, 100 a page, filtered by any of the tags named with commas", async () => {
    expect(definedCalls.listServices.list.defaults).toEqual({ nbItem: 100, page: 1, orderBy: "order" });
    const visit = await aService("La visite", 2, ["cave", "famille"]);
    const table = await aService("La table", 1, ["table"]);
    const gift = await aService("Cadeaux", 3, []);
    const titles = async (tag: string) => {
      const query: ListQuery = { ...all, filters: [{ column: "tag", operator: "equal", value: tag }] };
      return (await listServices("fr_FR", query)).services.map(({ id }) => id);
    };
    expect((await listServices("fr_FR", all)).services.map(({ id }) => id)).toEqual([table, visit, gift]);
    expect(await titles("famille")).toEqual([visit]);
    expect(await titles("famille, table")).toEqual([table, visit]);
    expect(await titles("%")).toEqual([]);
    expect(await getService(visit, "en_US")).toEqual({
      id: visit,
      slug: "la-visite",
      title: "La visite",
      summary: "",
      text: "",
      image: null,
      tags: ["cave", "famille"],
      url: `/en_US/services/la-visite/${visit}`,
    });
    expect(await getService(99, "fr_FR")).toBeNull();
  });

  test("[§7] services: tags can't hold commas, what is gone is gone", async () => {
    const id = await aService("La visite", 1, ["cave"]);
    expect(await saveService({ id, tags: ["a,b"] })).toMatchObject(refused("invalid", "tags"));
    expect(await saveService({ id, tags: [" a"] })).toMatchObject(refused("invalid", "tags"));
    expect(await saveService({ texts: { en_US: { title: "x" } } })).toMatchObject(refused("invalid", "texts.fr_FR"));
    done(await saveService({ id, texts: { en_US: { title: "The tour" } } }));
    expect(await getService(id, "en_US")).toMatchObject({ title: "The tour", tags: ["cave"] });
    done(await removeService(id));
    expect(await getService(id, "fr_FR")).toBeNull();
    expect(await removeService(id)).toMatchObject(refused("not-found"));
  });

  test("[§2] a popup has a message, a link and the rules by which it opens", async () => {
    const { id } = done(
      await savePopup({
        link: "/news/4",
        isShownOnReload: true,
        delay: 8000,
        pageTypes: ["home", "home"],
        texts: {
          fr_FR: { title: "Fermé", message: "<p>Août<img src=x onerror=1></p>", linkLabel: "Lire" },
          en_US: { title: "Closed" },
        },
      }),
    );
    expect(await getPopup(id, "en_US")).toEqual({
      id,
      title: "Closed",
      message: "<p>Août</p>",
      layout: null,
      image: null,
      link: "/en_US/news/4",
      linkLabel: "Lire",
      isShownOnReload: true,
      delay: 8000,
      pageTypes: ["home"],
    });
    done(await savePopup({ id, isActive: false }));
    expect(await getPopup(id, "fr_FR")).toBeNull();
    expect(await listPopups("fr_FR")).toEqual([]);
    done(await savePopup({ id, isActive: true }));
    expect(await getPopup(id, "fr_FR")).toMatchObject({ isShownOnReload: true, delay: 8000 });
    done(await removePopup(id));
    expect(await getPopup(id, "fr_FR")).toBeNull();
    expect(await removePopup(id)).toMatchObject(refused("not-found"));
  });

  test("[§2] a popup shows between its two instants, which end what was read", async () => {
    const [startsAt, endsAt] = [testStart + day, testStart + 2 * day];
    const { id } = done(await savePopup({ startsAt, endsAt, texts: { fr_FR: { title: "Portes ouvertes" } } }));
    const state = async () => {
      const { value, validUntil } = await withReadRecorder(() => listPopups("fr_FR"));
      return [value.map((popup) => popup.id), validUntil];
    };
    expect(await state()).toEqual([[], startsAt]);
    opened.clock.set(startsAt);
    expect(await state()).toEqual([[id], endsAt]);
    opened.clock.set(endsAt);
    expect(await state()).toEqual([[], null]);
    expect(await getPopup(id, "fr_FR")).toBeNull();
  });

  test("[§2] what is wrong with a popup is refused", async () => {
    const texts = { fr_FR: { title: "x" } };
    for (const [key, input] of [
      ["link", { link: "javascript:alert(1)" }],
      ["delay", { delay: -1 }],
      ["delay", { delay: 1.5 }],
      ["pageTypes", { pageTypes: ["nothing"] }],
      ["endsAt", { startsAt: testStart, endsAt: testStart }],
      ["startsAt", { startsAt: testStart + 1 }],
      ["layoutId", { layoutId: 4 }],
    ] as const) {
      expect(await savePopup({ ...input, texts })).toMatchObject(refused("invalid", key));
    }
    expect(await savePopup({ texts: { fr_FR: { title: "" } } })).toMatchObject(refused("invalid", "texts.fr_FR.title"));
    expect(await listPopups("fr_FR")).toEqual([]);
  });

  test("[§7 site-addresses] the estate's addresses with types, country, position and hours", async () => {
    const { id } = done(await saveCompanyAddress(cellar));
    done(await saveCompanyAddress({ ...cellar, types: ["SHOP"], order: 2, city: "Évian", country: "CH" }));
    const { addresses, total } = await listCompanyAddresses("en_US", all);
    expect(total).toBe(2);
    expect(addresses[0]).toEqual({
      id,
      type: [
        { id: 4, value: "CELLAR", label: "Cellar" },
        { id: 6, value: "CLICK_AND_COLLECT", label: "Click and collect" },
      ],
      name: "La cave",
      text: "La porte rouge",
      firstname: "",
      lastname: "",
      address: "1 chemin des Vignes",
      addressPart2: "",
      postalCode: "21190",
      city: "Saint-Romain",
      country: { id: 250, alphaTwo: "FR", name: "France" },
      phone: "00",
      email: "a@b.example",
      position: { latitude: 46.999_812, longitude: -4.710_034 },
      openingHours: [
        { day: 1, opens: "09:00", closes: "12:00" },
        { day: 1, opens: "14:00", closes: "18:30" },
      ],
    });
    expect(addresses[1]?.country).toEqual({ id: 756, alphaTwo: "CH", name: "Switzerland" });
    const count = async (column: string, operator: "equal" | "different" | "like", value: string) =>
      (await listCompanyAddresses("fr_FR", { ...all, filters: [{ column, operator, value }] })).total;
    expect(await count("type", "equal", "CELLAR")).toBe(1);
    expect(await count("type", "different", "CELLAR")).toBe(1);
    expect(await count("city", "like", "evian")).toBe(1);
    expect(await count("country", "equal", "CH")).toBe(1);
  });

  test("[§7] an edit of an address keeps the rest; null takes the position away", async () => {
    const { id } = done(await saveCompanyAddress(cellar));
    done(await saveCompanyAddress({ id, phone: "11", position: null }));
    const [address] = (await listCompanyAddresses("fr_FR", all)).addresses;
    expect(address).toMatchObject({ phone: "11", position: null, city: "Saint-Romain", type: [{}, {}] });
    done(await removeCompanyAddress(id));
    expect((await listCompanyAddresses("fr_FR", all)).total).toBe(0);
    expect(await removeCompanyAddress(id)).toMatchObject(refused("not-found"));
  });

  test("[§7] what is wrong with an address is refused", async () => {
    for (const [key, wrong] of [
      ["address", { address: "" }],
      ["city", { city: "" }],
      ["country", { country: "XX" }],
      ["position", { position: { latitude: 91, longitude: 0 } }],
      ["openingHours", { openingHours: [{ day: 8, opens: "09:00", closes: "10:00" }] }],
      ["openingHours", { openingHours: [{ day: 1, opens: "10:00", closes: "09:00" }] }],
      ["openingHours", { openingHours: [{ day: 1, opens: "9:00", closes: "24:00" }] }],
      ["texts.fr_FR.name", { texts: { fr_FR: { name: "" } } }],
    ] as const) {
      expect({ key, saved: await saveCompanyAddress({ ...cellar, ...wrong }) }).toMatchObject({
        key,
        saved: refused("invalid", key),
      });
    }
  });

  test("[§3 address-types] address types have a value and a label in the language", () => {
    expect(addressTypesIn("fr_FR").slice(0, 2)).toEqual([
      { id: 1, value: "BILLING", label: "Facturation" },
      { id: 2, value: "DELIVERY", label: "Livraison" },
    ]);
  });

  test("[§3 logos] logos of the five types, each at most once, in their order", async () => {
    const [light, dark] = [await aPicture("light.svg"), await aPicture("dark.svg")];
    for (const type of ["LOGO_FOOTER", "LOGO_DARK_THEME", "LOGO", "LOGO_FAVICON", "LOGO_LIGHT_THEME"] as const) {
      done(await saveLogo(type, light));
    }
    done(await saveLogo("LOGO_DARK_THEME", dark));
    const logos = await listLogos("en_US");
    expect(logos.map(({ type, filename }) => [type, filename])).toEqual([
      ["LOGO", "light.svg"],
      ["LOGO_LIGHT_THEME", "light.svg"],
      ["LOGO_DARK_THEME", "dark.svg"],
      ["LOGO_FAVICON", "light.svg"],
      ["LOGO_FOOTER", "light.svg"],
    ]);
    expect(logos[0]).toEqual({
      id: expect.any(Number),
      filename: "light.svg",
      type: "LOGO",
      onlineImage: {
        id: light,
        externalId: String(light),
        externalType: "local",
        externalPath: "light.svg",
        url: "/media/light.svg",
      },
      alt: "The estate",
      width: 300,
      height: 100,
    });
    expect(await saveLogo("LOGO", 99)).toMatchObject(refused("invalid", "mediaId"));
    done(await removeLogo("LOGO"));
    expect(await listLogos("fr_FR")).toHaveLength(4);
    expect(await removeLogo("LOGO")).toMatchObject(refused("not-found"));
  });

  test("reads record what they depend on, writes drop it, and clearing takes all", async () => {
    const service = await aService("La visite", 1, []);
    const { id: popup } = done(await savePopup({ texts: { fr_FR: { title: "x" } } }));
    const tagsOf = async (read: () => Promise<unknown>) => [...(await withReadRecorder(read)).tags];
    expect(await tagsOf(() => listServices("fr_FR", all))).toEqual(["service"]);
    expect(await tagsOf(() => getService(service, "fr_FR"))).toEqual([`service:${service}`]);
    expect(await tagsOf(() => listPopups("fr_FR"))).toEqual(["popup"]);
    expect(await tagsOf(() => getPopup(popup, "fr_FR"))).toEqual([`popup:${popup}`]);
    expect(await tagsOf(() => listLogos("fr_FR"))).toEqual(["logo"]);
    expect(await tagsOf(() => listCompanyAddresses("fr_FR", all))).toEqual(["company-address"]);
    const dropped: DroppedTags[] = [];
    onTagsDropped(opened.db, (tags) => void dropped.push(tags));
    done(await saveService({ id: service, order: 2 }));
    done(await savePopup({ id: popup, delay: 1 }));
    done(await saveCompanyAddress(cellar));
    done(await saveLogo("LOGO", await aPicture("logo.svg")));
    await clearSite();
    expect(dropped.filter((tags) => !tags.includes("media"))).toEqual([
      ["service", `service:${service}`],
      ["popup", `popup:${popup}`],
      ["company-address"],
      ["logo"],
      "all",
    ]);
    expect(await listPopups("fr_FR")).toEqual([]);
  });
});

const cellar = {
  types: ["CELLAR", "CLICK_AND_COLLECT"],
  address: "1 chemin des Vignes",
  postalCode: "21190",
  city: "Saint-Romain",
  phone: "00",
  email: "a@b.example",
  position: { latitude: 46.999_812, longitude: -4.710_034 },
  openingHours: [
    { day: 1, opens: "14:00", closes: "18:30" },
    { day: 1, opens: "09:00", closes: "12:00" },
  ],
  texts: { fr_FR: { name: "La cave", text: "La porte rouge" } },
} as const;

async function aService(title: string, order: number, tags: readonly string[]): Promise<number> {
  return done(await saveService({ order, tags, texts: { fr_FR: { title } } })).id;
}

async function aPicture(path: string): Promise<number> {
  const alt = { fr_FR: "Le domaine", en_US: "The estate" };
  return done(await saveMedia({ path, width: 300, height: 100, bytes: 1, mime: "image/svg+xml", alt })).id;
}
