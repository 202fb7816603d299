import { toMillilitres } from "#schemas/commerce/capacity.ts";
import type { Declination } from "#schemas/content/product.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import type { LabelledText } from "#schemas/documents/document.ts";
import { localeInfos, type Locale } from "#schemas/locale.ts";
import { companyValue } from "#schemas/site/parameters/company-value.ts";
import type { ServerMessageKey } from "#schemas/messages/server-messages.ts";
import { messageText } from "#server/text/message-text.ts";

/** What stands on a wine's sheet, in one language; empty where nothing is said. */
export function sheetTexts(product: ProductDetail, form: Declination | null, locale: Locale) {
  const say = (key: ServerMessageKey, values = {}) => messageText(key, locale, values);
  const kind = product.kind === "" ? "" : kindOf(product.kind, say);
  const estateLess = [kind, product.appellation].filter(Boolean);
  return {
    language: localeInfos[locale].iso,
    eyebrow: (estateLess.length > 0 ? estateLess : [product.region]).filter(Boolean).join(" · "),
    name: product.name,
    form: formOf(form, say),
    summary: product.summary,
    facts: factsOf(product, form, say),
    sections: sectionsOf(product, form, say),
    features: [...(form?.features ?? []), ...product.features].map(({ label, value }) => ({ label, text: value })),
    pairings: labelled(
      say("sheet.pairings"),
      product.pairings.map(({ label, text }) => (text || label).trim().replace(/\.$/, "")).join(" · "),
    ),
    awards: labelled(say("sheet.awards"), awardsOf(product, form)),
    nutrition: labelled(say("sheet.nutrition"), nutritionOf(product, say)),
  };
}

type Say = (key: ServerMessageKey, values?: Readonly<Record<string, string | number>>) => string;

const kinds = ["RED", "WHITE", "ROSE", "SPARKLING", "SWEET"] as const;

function kindOf(kind: string, say: Say): string {
  const known = kinds.find((each) => each === kind);
  return known ? say(`sheet.kind.${known}`) : "";
}

function formOf(form: Declination | null, say: Say): string {
  if (!form) return "";
  const { capacity: n } = form;
  const size = n === 0 ? "" : capacityOf(toMillilitres(form), say);
  return [form.year === null ? "" : String(form.year), size].filter(Boolean).join(" · ");
}

/** Centilitres below a litre, else litres (spec §9). */
function capacityOf(millilitres: number, say: Say): string {
  return millilitres < 1_000
    ? say("sheet.capacity.cl", { n: millilitres / 10 })
    : say("sheet.capacity.l", { n: millilitres / 1_000 });
}

function factsOf(product: ProductDetail, form: Declination | null, say: Say): readonly LabelledText[] {
  const alcohol = form?.alcohol ?? product.alcohol;
  const { serving, keeping } = product;
  return [
    ...(alcohol === null ? [] : [{ label: say("sheet.alcohol"), text: say("sheet.alcoholValue", { n: alcohol }) }]),
    ...(serving === null ? [] : [{ label: say("sheet.serving"), text: say("sheet.servingValue", { ...serving }) }]),
    ...(keeping === null ? [] : [{ label: say("sheet.keeping"), text: keepingOf(keeping, form, say) }]),
  ];
}

/** The years themselves where the vintage is known. */
function keepingOf({ min, max }: { min: number; max: number }, form: Declination | null, say: Say): string {
  const year = form?.year ?? null;
  if (year === null) return say("sheet.keepingValue", { min, max });
  return say("sheet.keepingYears", { min: String(year + min), max: String(year + max) });
}

function sectionsOf(product: ProductDetail, form: Declination | null, say: Say): readonly LabelledText[] {
  const grapes = product.grapes.map(({ name, percent }) =>
    percent === null ? name : `${name} ${say("sheet.percent", { n: percent })}`,
  );
  const vintage = product.vintages.find(({ year }) => year === form?.year);
  const box = product.box?.items.map(
    ({ quantity, name, year }) => `${quantity} × ${name}${year === null ? "" : ` ${year}`}`,
  );
  return [
    labelled(say("sheet.box"), box?.join(" · ") ?? ""),
    labelled(say("sheet.grapes"), grapes.join(", ")),
    labelled(say("sheet.soil"), product.soil),
    labelled(say("sheet.vinification"), product.vinification),
    labelled(say("sheet.ageing"), product.ageing),
    labelled(say("sheet.vintage", { year: String(vintage?.year ?? "") }), vintage?.text ?? ""),
  ].filter((item) => item !== null);
}

/** Those of the vintage, and of the wine as such; of every vintage where the sheet is none's. */
function awardsOf({ awards }: ProductDetail, form: Declination | null): string {
  const year = form?.year ?? null;
  return awards
    .filter(({ vintage }) => vintage === null || year === null || vintage === year)
    .map(({ title, score, issuer, year: given, vintage }) => {
      const heading = [...new Set([title, score])].filter(Boolean).join(" ");
      const where = [issuer, String(given)].filter(Boolean).join(" ");
      const of = year === null && vintage !== null ? ` (${vintage})` : "";
      return [heading, where].filter(Boolean).join(", ") + of;
    })
    .join(" · ");
}

function nutritionOf({ nutrition, ingredients, allergens }: ProductDetail, say: Say): string {
  const values = nutrition && [
    say("sheet.energy", { kj: nutrition.energyKj, kcal: nutrition.energyKcal }),
    say("sheet.nutrients", { ...nutrition }),
  ];
  const said = [
    values ? `${values.join(" · ")}.` : "",
    ingredients === "" ? "" : say("sheet.ingredients", { text: ended(ingredients) }),
    allergens === "" ? "" : say("sheet.allergens", { text: ended(allergens) }),
  ];
  return said.filter(Boolean).join(" ");
}

function ended(text: string): string {
  return /[.!?]\s*$/.test(text) ? text.trim() : `${text.trim()}.`;
}

function labelled(label: string, text: string): LabelledText | null {
  return text.trim() === "" ? null : { label, text };
}

/** Where the estate is, in one line. */
export function contactLine(values: Readonly<Record<string, string | null>>, site: string, locale: Locale): string {
  const known = ["COMPANY_NAME", "COMPANY_HEAD_OFFICE", "COMPANY_PHONE", "COMPANY_EMAIL"] as const;
  const said = known.map((type) => companyValue(type, values[type], locale).replaceAll(/\s*\n\s*/g, ", "));
  return [...said, site].filter(Boolean).join(" · ");
}
