import { locales, type Localized } from "#schemas/locale.ts";
import { checkPopup } from "#schemas/popups/check-popup.ts";
import { blankPopup, type PopupDocument, type PopupTextField } from "#schemas/popups/popup-document.ts";
import { type Problem, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { commandOn } from "#server/db/command.ts";
import { removeRow } from "#server/db/row.ts";
import { type TextsByLocale, unknownLocales } from "#server/text/texts-by-locale.ts";

import { storedPopup } from "./documents/read.ts";
import { checkLayout, savedKeys, storePopup } from "./documents/write.ts";

export interface PopupTexts {
  readonly title: string;
  /** Rich text; cleaned. */
  readonly message: string;
  readonly linkLabel: string;
}

/** A popup to write. With the id of an existing one, what is left out stays as it is. */
export interface PopupInput {
  readonly id?: number;
  readonly order?: number;
  readonly mediaId?: number | null;
  /** A reusable layout, whose blocks are shown in the place of the message; null: the message is. */
  readonly layoutId?: number | null;
  /** A site path or an absolute https address; empty: no link. */
  readonly link?: string;
  readonly isShownOnReload?: boolean;
  /** Milliseconds after the page's load, ten minutes at most. */
  readonly delay?: number;
  /** Slugs of the page types that it opens on; none: all of them. */
  readonly pageTypes?: readonly string[];
  readonly isActive?: boolean;
  /** Milliseconds since 1970, at a full minute; null: no limit. */
  readonly startsAt?: number | null;
  readonly endsAt?: number | null;
  readonly texts?: TextsByLocale<PopupTexts>;
}

/** Adds or changes a popup. A new one is active, and every visitor's at once. */
export async function savePopup(input: PopupInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const unknown = unknownLocales(input.texts);
  if (unknown.length > 0) return refuseInput(unknown);
  return await commandOn(savedKeys, async () => {
    const before = input.id === undefined ? null : await storedPopup(input.id);
    const document = withInput(before?.document ?? blankPopup, input);
    const problems = [...checkPopup(document), ...(await checkLayout(document))];
    if (problems.length > 0) return refuseInput(problems.map(asInput));
    return ok({ id: await storePopup(input.id, before !== null, document) });
  });
}

/** Removes a popup. */
export async function removePopup(id: number): Promise<Result<null, Refusal>> {
  return await removeRow("popup", id, { missing: "missing.popup", tags: ["popup", `popup:${id}`] });
}

/** A popup with what is given laid over it. */
function withInput(before: PopupDocument, input: PopupInput): PopupDocument {
  const { order, mediaId, layoutId, link, isShownOnReload, delay, pageTypes, isActive, startsAt, endsAt } = input;
  const texts = (field: PopupTextField): Localized<string> => {
    const merged = locales.map((locale) => [locale, input.texts?.[locale]?.[field] ?? before[field][locale]] as const);
    return Object.fromEntries(merged.filter(([, text]) => text !== undefined && text !== ""));
  };
  return {
    ...before,
    ...given({ order, layout: layoutId, link, isShownOnReload, delay, isActive }),
    ...(mediaId !== undefined && { picture: mediaId === null ? null : { id: mediaId } }),
    ...(pageTypes !== undefined && { pageTypes: [...new Set(pageTypes)] }),
    ...(startsAt !== undefined && { startsAt: instantOf(startsAt) }),
    ...(endsAt !== undefined && { endsAt: instantOf(endsAt) }),
    title: texts("title"),
    message: texts("message"),
    linkLabel: texts("linkLabel"),
  };
}

/** What of some values was given. */
function given<Values extends object>(values: Values): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Values]?: Exclude<Values[Name], undefined> };
}

function instantOf(instant: number | null): string | null {
  return instant === null || !Number.isFinite(instant) ? null : new Date(instant).toISOString();
}

/** A problem of a document under the key that the caller gave the value by. */
function asInput(problem: Problem): Problem {
  const [field = "", locale] = problem.key.split(".");
  if (field === "picture") return { ...problem, key: "mediaId" };
  if (field === "layout") return { ...problem, key: "layoutId" };
  return field in blankTexts ? { ...problem, key: `texts.${locale ?? ""}.${field}` } : problem;
}

const blankTexts: PopupTexts = { title: "", message: "", linkLabel: "" };
