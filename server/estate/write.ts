import { defaultLocale, isLocale } from "#schemas/locale.ts";
import { err, ok, type Result } from "#schemas/result.ts";
import { type EstateSettings, estateSettings, faultOf, settingNames } from "#schemas/site/estate-settings.ts";
import { inTransaction } from "#server/db/context.ts";
import { isOutage } from "#server/db/outages.ts";
import { mediaByPath } from "#server/media/read.ts";
import { type PlacedFile, placeFile, saveMedia } from "#server/media/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { saveLogo } from "#server/site/logos/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { insist } from "#server/text/insist.ts";

import { readLogo } from "./engine/logo-file.ts";
import { storeStartingPages } from "./engine/store-starting-pages.ts";
import { storeElementLists, storeFonts, storeParameters } from "./engine/store-settings.ts";
import { isUntouched } from "./read.ts";

/** How often a process looks again whether another one has filled the site. Each look lasts as long as one query may wait. */
const looksAtAnother = 20;

/**
 * Runs `work`, which fills a site, in a transaction on an untouched one; null where somebody has begun it. Of two
 * processes that begin at once, the second waits for the first and finds the site made: SQLite lets it look again after
 * the first, on PostgreSQL the fixed ids refuse its first row. A filling takes longer than a query may wait.
 */
export async function onUntouched<T>(work: () => Promise<T>, looks = looksAtAnother): Promise<T | null> {
  try {
    return await inTransaction(async () => ((await isUntouched()) ? await work() : null));
  } catch (error) {
    if (!(await isUntouched())) return null;
    if (!isOutage(error) || looks === 0) throw error;
    return await onUntouched(work, looks - 1);
  }
}

/**
 * Gives an untouched site what an estate starts with: frames, pages, element lists with the footer's links, drafts of the legal texts.
 * All or nothing; a site that somebody has begun is left alone. Tells whether it did.
 */
export async function foundEstate(): Promise<boolean> {
  const founded = await onUntouched(async () => {
    await storeStartingPages();
    await storeParameters();
    await storeElementLists();
    await storeFonts();
    return true;
  });
  return founded ?? false;
}

/**
 * Changes what is given of an estate's settings, all of it or nothing, and leaves the rest as it is. An error is the
 * list of what is wrong, setting by setting. The administrator is the accounts' own business.
 */
export async function setEstate(settings: EstateSettings): Promise<Result<null, readonly string[]>> {
  const logo = settings.logo === undefined ? null : await placeLogo(settings.logo);
  const faults = [...(typeof logo === "string" ? [logo] : []), ...faultsIn(settings)];
  if (faults.length > 0 || typeof logo === "string") return err(faults);
  const refused: string[] = [];
  try {
    await inTransaction(async () => {
      refused.length = 0;
      refused.push(...(await setParameters(settings)));
      if (refused.length > 0) throw new Error("Refused");
      await setInfo(settings);
      if (logo) await storeLogo(logo, settings.name);
    });
  } catch (error) {
    if (refused.length === 0) throw error;
    return err(refused);
  }
  return ok(null);
}

function faultsIn(settings: EstateSettings): readonly string[] {
  return settingNames.flatMap((name) => {
    const fault = settings[name] === undefined ? null : faultOf(name, settings[name]);
    return fault === null ? [] : [`${name} ${fault}`];
  });
}

async function setParameters(settings: EstateSettings): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const name of settingNames) {
    const value = settings[name]?.trim();
    if (value === undefined) continue;
    for (const type of estateSettings[name].parameters) {
      const result = await setParameter(type, value);
      if (!result.ok) refused.push(`${name} is refused: ${type} does not take "${value}"`);
      if (!result.ok) break;
    }
  }
  return refused;
}

async function setInfo({ name, language }: EstateSettings): Promise<void> {
  const defaultLang = language !== undefined && isLocale(language) ? language : undefined;
  if (name === undefined && defaultLang === undefined) return;
  const changes = { ...(name !== undefined && { name: name.trim() }), ...(defaultLang && { defaultLang }) };
  insist(await setSiteInfo(changes), "site info");
}

/** Puts a logo's file into the media folder. A text says why it can't be one. */
async function placeLogo(file: string): Promise<PlacedFile | string> {
  const logo = await readLogo(file);
  if (typeof logo === "string") return logo;
  const placed = await placeFile(logo);
  return placed.ok ? placed.value : `${file} is not a picture`;
}

async function storeLogo(file: PlacedFile, name = ""): Promise<void> {
  const known = await mediaByPath(file.path);
  const alt = name === "" ? {} : { [defaultLocale]: name };
  const { id } = insist(await saveMedia({ ...file, id: known?.id, alt }), "logo");
  insist(await saveLogo("LOGO", id), "logo");
}
