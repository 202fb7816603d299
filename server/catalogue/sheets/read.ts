import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import type { Declination } from "#schemas/content/product.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import { isSheetModel, type SheetDocument } from "#schemas/documents/document.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { fold } from "#schemas/fold.ts";
import { appContext, onePerContext } from "#server/context.ts";
import { mediaByPath } from "#server/media/read.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { publicOrigin } from "#server/site/links.ts";
import { paperLook } from "#server/site/look/read.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { messageText } from "#server/text/message-text.ts";
import type { SettingJob } from "#server/typesetting/job.ts";
import { setStored } from "#server/typesetting/set-stored.ts";
import { SettingFailure } from "#server/typesetting/setting-failure.ts";

import { getProductDetail } from "../details/read.ts";

import { contactLine, sheetTexts } from "./rules.ts";

/** A technical sheet that can be made, or is. */
export interface Sheet {
  /** What it is saved as. */
  readonly name: string;
  /** Tells it apart from every other one: what it is made of. */
  readonly mark: string;
  readonly job: SettingJob;
}

/**
 * The sheet of a published product, or of one of its declinations; refused where there is none, and on a site whose
 * `technicalFileModel` names no model.
 */
export async function findSheet(
  { id, idDeclination }: { readonly id: number; readonly idDeclination: number | null },
  locale: Locale,
): Promise<Result<Sheet, Refusal>> {
  const site = await getSiteInfo();
  const model = site.technicalFileModel;
  if (!isSheetModel(model)) return refuse("not-found", "sheet.off");
  const product = await getProductDetail(id, locale);
  const form = product && formOf(product, idDeclination);
  if (!product || form === undefined) return refuse("not-found", "row.missing");
  const values = await parameterValues();
  const origin = publicOrigin(site, appContext().siteUrl);
  const { look, title, text } = await paperLook();
  const texts = sheetTexts(product, form, locale);
  const estate = values["COMPANY_NAME"] || site.name;
  const bottle = await pictureOf(form?.image ?? product.image);
  const whole = [texts.name, form?.year ?? ""].filter(Boolean).join(" ");
  const content: SheetDocument = {
    ...texts,
    kind: "SHEET",
    model,
    title: messageText("sheet.title", locale, { name: whole }),
    author: estate,
    madeAt: 0,
    look,
    estate,
    contact: contactLine(values, new URL(origin).host, locale),
    alcoholMessage: messageText("mail.alcohol", locale),
    picture: bottle && "bottle",
  };
  const job: SettingJob = { content, title, text, pictures: bottle === null ? {} : { bottle } };
  const words = fold(messageText("sheet.file", locale, { name: whole })).replaceAll(/[^a-z0-9]+/g, "-");
  const name = `${words.slice(0, 120).replace(/-$/, "")}.pdf`;
  return ok({ name, mark: markOf(job), job });
}

/** Undefined: the product has no such declination. One that a product alone has is its own. */
function formOf({ declinations }: ProductDetail, id: number | null): Declination | null | undefined {
  if (id !== null) return declinations.find((declination) => declination.id === id);
  return declinations.length === 1 ? declinations[0] : null;
}

async function pictureOf(image: ProductDetail["image"]): Promise<string | null> {
  if (image?.onlineImage.externalType !== "local") return null;
  const found = await mediaByPath(image.onlineImage.externalPath);
  return found && !found.mime.includes("svg") ? found.file : null;
}

/** Pictures and fonts stand under their content's names, so that this names them as well. */
function markOf(job: SettingJob): string {
  return createHash("sha256")
    .update(`1 ${JSON.stringify(job)}`)
    .digest("base64url")
    .slice(0, 32);
}

/** Sheets that were made, the latest asked for; in bytes. */
const kept = onePerContext(
  () => new LRUCache<string, Uint8Array>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (bytes) => bytes.byteLength }),
);
const flights = onePerContext(() => new Map<string, Promise<Uint8Array>>());

/** Tells whether a sheet need not be made. */
export function isSheetKept({ mark }: Sheet): boolean {
  return kept().has(mark) || flights().has(mark);
}

/** A sheet's PDF; made once for all who ask meanwhile and afterwards, until what it is made of changes. */
export async function sheetBytes(sheet: Sheet): Promise<Result<Uint8Array, Refusal>> {
  const [made, flying] = [kept(), flights()];
  const known = made.get(sheet.mark);
  if (known) return ok(known);
  const flight = flying.get(sheet.mark) ?? setStored(sheet.job);
  flying.set(sheet.mark, flight);
  try {
    const bytes = await flight;
    made.set(sheet.mark, bytes);
    return ok(bytes);
  } catch (error) {
    if (!(error instanceof SettingFailure)) throw error;
    appContext().log.warn({ kind: error.kind, why: error.message }, "a technical sheet could not be set");
    return refuse("unavailable", error.kind === "busy" ? "sheet.busy" : "sheet.failed", { retryAfter: 5 });
  } finally {
    flying.delete(sheet.mark);
  }
}
