import type { Both } from "#starter/both.ts";
import { demoBlogFolders } from "#demo/content/blog/all-folders.ts";
import type { MediaName } from "#demo/content/media.ts";
import { demoPickups } from "#demo/content/pickups.ts";
import { demoPlaces } from "#demo/content/places.ts";
import { demoPopups } from "#demo/content/popups.ts";
import { demoServices } from "#demo/content/services/services.ts";
import type { LogoType } from "#schemas/site/logo.ts";
import { saveBlogFolder } from "#server/blog/folders/write.ts";
import { saveBlog } from "#server/blog/write.ts";
import { saveCompanyAddress } from "#server/company-addresses/write.ts";
import { insist } from "#server/text/insist.ts";
import { savePopup } from "#server/popups/write.ts";
import { saveService } from "#server/services/write.ts";
import { saveSchedule } from "#server/shipping/pickup/write.ts";
import { saveLogo } from "#server/site/logos/write.ts";

import { perLocale } from "./lists.ts";
import type { FindMedia } from "./media.ts";

/** Stores the blog, the services, the popups, the estate's addresses and its logos. */
export async function storeEstate(media: FindMedia): Promise<void> {
  await storeBlog(media);
  await storeServices(media);
  await storePopups(media);
  await storePlaces();
  await storeLogos(media);
}

async function storeBlog(media: FindMedia): Promise<void> {
  let article = 0;
  for (const [index, { image, name, text, articles }] of demoBlogFolders.entries()) {
    const id = index + 1;
    const texts = perLocale({ name, text });
    insist(await saveBlogFolder({ id, order: id, mediaId: media(image), texts }), `folder ${name.en_US}`);
    for (const { date, image: picture, ...written } of articles) {
      article += 1;
      const input = {
        id: article,
        folderId: id,
        date,
        mediaId: media(picture),
        texts: perLocale<keyof typeof written>(written),
      };
      insist(await saveBlog(input), `article ${written.title.en_US}`);
    }
  }
}

async function storeServices(media: FindMedia): Promise<void> {
  for (const [index, { image, tags, title, summary, text }] of demoServices.entries()) {
    const texts = perLocale({ title, summary, text });
    const saved = await saveService({ id: index + 1, order: index + 1, mediaId: media(image), tags, texts });
    insist(saved, `service ${title.en_US}`);
  }
}

async function storePopups(media: FindMedia): Promise<void> {
  for (const [index, { image, title, message, linkLabel, ...rules }] of demoPopups.entries()) {
    const texts = perLocale({ title, message, linkLabel });
    insist(await savePopup({ ...rules, id: index + 1, mediaId: media(image), texts }), `popup ${title.en_US}`);
  }
}

async function storePlaces(): Promise<void> {
  for (const [index, { name, text, ...place }] of demoPlaces.entries()) {
    const texts = perLocale<"name" | "text">({ name, text } satisfies Record<string, Both>);
    insist(await saveCompanyAddress({ ...place, id: index + 1, order: index + 1, texts }), `place ${name.en_US}`);
  }
  const cellar = demoPlaces.findIndex(({ types }) => types?.includes("CLICK_AND_COLLECT")) + 1;
  for (const span of demoPickups) {
    insist(await saveSchedule({ ...span, addressId: cellar }), `picking up from ${span.from}`);
  }
}

const logos: Readonly<Record<LogoType, MediaName>> = {
  LOGO: "logo",
  LOGO_LIGHT_THEME: "logo-light-theme",
  LOGO_DARK_THEME: "logo-dark-theme",
  LOGO_FAVICON: "favicon",
  LOGO_FOOTER: "logo-footer",
};

async function storeLogos(media: FindMedia): Promise<void> {
  for (const [type, name] of Object.entries(logos) as [LogoType, MediaName][]) {
    const id = media(name);
    if (id !== null) insist(await saveLogo(type, id), `logo ${type}`);
  }
}
