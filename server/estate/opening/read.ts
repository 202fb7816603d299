import type { OpeningStep, OpeningStepId } from "#schemas/content/opening.ts";
import { colours } from "#schemas/site/parameters/colours.ts";
import { company } from "#schemas/site/parameters/company.ts";
import { appContext } from "#server/context.ts";
import { database } from "#server/db/context.ts";
import { readTariff } from "#server/shipping/fees/read.ts";
import { pickupPlans } from "#server/shipping/pickup/read.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { missingToOpen } from "../read.ts";

/** The texts that the law wants, by their settings. */
const isText = (key: string): boolean => /_(?:NOTICE|TERMS|POLICY)$/.test(key);

/**
 * What leads to an open site, step by step, out of what it lacks (`missingToOpen`) and what a shop needs beside that; a site
 * that sells nothing has no steps of the shop.
 */
export async function openingSteps(): Promise<readonly OpeningStep[]> {
  const { isBuilding, isECommerce } = await getSiteInfo();
  const lacks = await missingToOpen(appContext().siteUrl);
  const steps = [...stepsOfWhatLacks(lacks, isECommerce), ...(isECommerce ? await shopSteps() : [])];
  const before = steps.toSpliced(3, 0, step("colours", (await hasOwnColours()) ? null : "wanted"));
  const isReady = before.every(({ state }) => state !== "needed");
  return [...before, step("open", isBuilding || !isReady ? "needed" : null)];
}

type Lack = Awaited<ReturnType<typeof missingToOpen>>[number];

function stepsOfWhatLacks(lacks: readonly Lack[], isECommerce: boolean): readonly OpeningStep[] {
  const about = (id: OpeningStepId, key: string): OpeningStep => {
    const found = lacks.find((lack) => lack.key === key);
    return step(id, found ? (found.isRequired ? "needed" : "wanted") : null, found?.wines);
  };
  const settings = (id: OpeningStepId, isAmong: (key: string) => boolean): OpeningStep => {
    const keys = lacks.filter(({ key, isRequired }) => isRequired && isAmong(key)).map(({ key }) => key);
    return step(id, keys.length > 0 ? "needed" : null, [...new Set(keys)]);
  };
  const hasWines = !lacks.some(({ key }) => key === "wines");
  return [
    settings("company", (key) => company.some(({ type }) => type === key)),
    settings("texts", isText),
    about("logo", "logo"),
    about("hours", "opening hours"),
    about("wines", "wines"),
    // Of what isn't there nothing can be missing, nor done.
    ...(hasWines && isECommerce ? [about("prices", "prices")] : []),
    ...(hasWines ? [about("labels", "e-labels")] : []),
  ];
}

async function hasOwnColours(): Promise<boolean> {
  const values = await parameterValues();
  return colours.some(({ type }) => (values[type] ?? null) !== null);
}

async function shopSteps(): Promise<readonly OpeningStep[]> {
  const { services, zones } = await readTariff();
  const hasWay = zones.some(({ rates }) => Object.keys(rates).length > 0) || (await pickupPlans()).length > 0;
  // The sections in which it is done: without a service no zone has a price.
  const lacks = hasWay ? [] : [...(services.length === 0 ? ["shipping-service"] : []), "shipping-zone", "pickup-week"];
  const order = await database().selectFrom("order").select("id").limit(1).executeTakeFirst();
  return [
    step("delivery", hasWay ? null : "needed", lacks),
    step("payment", appContext().drivers.payment ? null : "needed"),
    step("order", order ? null : "wanted"),
  ];
}

function step(id: OpeningStepId, lacks: "needed" | "wanted" | null, missing: readonly string[] = []): OpeningStep {
  return { id, state: lacks ?? "done", missing };
}
