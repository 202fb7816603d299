import { isDay } from "#schemas/day.ts";
import { fold } from "#schemas/fold.ts";
import { defaultVatRates } from "#schemas/commerce/vat.ts";
import type { Message } from "#schemas/refusal.ts";
import type { ProductType } from "#schemas/content/product.ts";

import { countIn } from "./amounts.ts";
import { type PricedForm, pricesOf } from "./form-prices.ts";
import { referencesOf, type ReferredForm } from "./form-references.ts";
import type { ImportedForm, ImportedPicture, ImportedProduct, ReadItem, ReadOptions } from "./shapes.ts";
import { capacityIn, colourIn, isSizeName, isVintageName, isWineByWords, yearIn, yearWithin } from "./wine-words.ts";

/** A name and what it is: an option, an attribute. */
export type Pair = readonly [name: string, value: string];

/** One form as a shop that knows nothing of wine says it. */
export interface RawForm extends PricedForm, ReferredForm {
  readonly saleFrom: string;
  readonly saleTo: string;
  /** Empty: it isn't counted. */
  readonly stock: string;
  readonly picture: ImportedPicture | null;
  readonly options: readonly Pair[];
}

/** One product likewise. */
export interface RawProduct {
  readonly line: number;
  readonly outsideId: string;
  readonly paths: readonly string[];
  readonly name: string;
  readonly slug: string;
  readonly summary: string;
  readonly text: string;
  readonly isPublished: boolean;
  /** Hundredths of a percent, where it is known; null: what is of its type. */
  readonly vatRate: number | null;
  /** Whether its prices include VAT, where the file says so. */
  readonly isTaxIncluded?: boolean;
  readonly isDematerialized: boolean;
  /** What tells its kind, the surest first: categories, type. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly attributes: readonly Pair[];
  readonly pictures: readonly ImportedPicture[];
  readonly forms: readonly RawForm[];
  /** Whether those come from a second file; left out: they don't. */
  readonly hasCombinations?: boolean;
}

/** As many as a product may have (`schemas/collections/every/product-sold.ts`). */
const most = { forms: 200, options: 3, pictures: 30 } as const;

/** Makes of what a shop says a product as the estate has it, with what there is to know of that. */
export function assembleProduct(raw: RawProduct, options: ReadOptions): ReadItem {
  const item = {
    line: raw.line,
    kind: "product" as const,
    outsideId: raw.outsideId,
    title: raw.name,
    paths: raw.paths,
  };
  const leftOut = (message: Message): ReadItem => ({ ...item, content: null, notes: [message] });
  if (raw.name === "") return leftOut({ messageKey: "import.noName" });
  if (raw.forms.length === 0) return leftOut({ messageKey: "import.noForms" });
  if (raw.forms.length > most.forms) return leftOut({ messageKey: "import.manyForms", values: { max: most.forms } });
  const notes: Message[] = [];
  const axes = axesOf(raw.forms);
  const others = axes.names.filter((name) => name !== axes.vintage && name !== axes.size);
  if (others.length > most.options) return leftOut({ messageKey: "import.manyOptions", values: { max: most.options } });
  const type = typeOf(raw, axes);
  notes.push({ messageKey: type === "WINE" ? "import.isWine" : "import.isOther" });
  const vatRate = raw.vatRate ?? defaultVatRates[type];
  const rate = (raw.isTaxIncluded ?? options.isTaxIncluded) ? null : vatRate;
  const shared = sharedOf(raw, type);
  const told = referencesOf(raw.forms, raw.outsideId);
  if (!("references" in told)) return leftOut(told);
  notes.push(...told.notes);
  const forms: ImportedForm[] = [];
  for (const [index, form] of raw.forms.entries()) {
    const made = formOf(form, { reference: told.references[index] ?? "", axes, others, rate, vatRate, shared, notes });
    if (!("reference" in made)) return leftOut(made);
    forms.push(made);
  }
  if (type === "WINE" && shared.isAssumed) notes.push({ messageKey: "import.assumedSize" });
  const { left, ...facts } = factsOf(raw.attributes);
  const content: ImportedProduct = {
    ...{ kind: "product", name: raw.name, slug: raw.slug, summary: raw.summary, text: raw.text, type, vatRate, forms },
    ...facts,
    colour: type === "WINE" ? colourIn([facts.colour, ...raw.categories, ...raw.tags, raw.name]) : "",
    features: left.map(([label, value]) => ({ label, value })),
    isPublished: raw.isPublished,
    isDematerialized: raw.isDematerialized,
    tags: [...new Set(raw.tags)].slice(0, 50),
    pictures: raw.pictures.slice(0, most.pictures),
    ...(raw.hasCombinations && { hasCombinations: true }),
  };
  if (!raw.isPublished) notes.push({ messageKey: "import.notPublished" });
  return { ...item, content, notes: unique(notes) };
}

/** In which of its options a product's forms differ by vintage, and by size. */
interface Axes {
  readonly names: readonly string[];
  readonly vintage: string | null;
  readonly size: string | null;
}

function axesOf(forms: readonly RawForm[]): Axes {
  const names = [...new Set(forms.flatMap(({ options }) => options.map(([name]) => name)))];
  const valuesOf = (name: string) =>
    forms.flatMap(({ options }) => options.filter((each) => each[0] === name)).map(([, value]) => value);
  const isAll = (name: string, read: (value: string) => number | null) =>
    valuesOf(name).every((value) => read(value) !== null);
  const vintages = names.filter((name) => isAll(name, yearIn));
  const sizes = names.filter((name) => isAll(name, capacityIn));
  return {
    names,
    vintage: vintages.find(isVintageName) ?? vintages[0] ?? null,
    size: sizes.find(isSizeName) ?? sizes[0] ?? null,
  };
}

function typeOf({ categories, tags, attributes }: RawProduct, { vintage, size }: Axes): ProductType {
  const isSaid = attributes.some(
    ([name]) => isVintageName(name) || /^(?:cepages?|grapes?|appellation)$/.test(fold(name)),
  );
  return vintage !== null ||
    isSaid ||
    (size !== null && isWineByWords([...categories, ...tags])) ||
    isWineByWords(categories) ||
    isWineByWords(tags)
    ? "WINE"
    : "OTHER";
}

interface Shared {
  readonly year: number | null;
  readonly capacityMl: number;
  /** Nobody said how large the bottles are. */
  readonly isAssumed: boolean;
}

/** What all forms of a product have alike: its attributes say it, else its name. */
function sharedOf({ attributes, name, forms }: RawProduct, type: ProductType): Shared {
  const first = (is: (name: string) => boolean, read: (value: string) => number | null) =>
    attributes
      .filter((pair) => is(pair[0]))
      .map(([, value]) => read(value))
      .find((value) => value !== null) ?? null;
  const isDivided = axesOf(forms);
  const size = first(isSizeName, capacityIn) ?? capacityIn(name);
  return {
    year: type === "WINE" ? (first(isVintageName, yearIn) ?? yearWithin(name)) : null,
    capacityMl: size ?? (type === "WINE" ? 750 : 0),
    isAssumed: size === null && isDivided.size === null && forms.every((form) => sizeWithin(form) === null),
  };
}

interface FormParts {
  readonly reference: string;
  readonly axes: Axes;
  readonly others: readonly string[];
  /** What is added to its prices; null: they include it. */
  readonly rate: number | null;
  readonly vatRate: number;
  readonly shared: Shared;
  readonly notes: Message[];
}

function formOf(form: RawForm, parts: FormParts): ImportedForm | Message {
  const { reference, axes, others, shared, notes } = parts;
  const valueOf = (name: string | null) => form.options.find((pair) => pair[0] === name)?.[1] ?? "";
  const prices = pricesOf(form, parts);
  if (!("priceCents" in prices)) return prices;
  const { priceCents, saleCents, isRounded } = prices;
  if (isRounded) notes.push({ messageKey: "import.rounded", values: { price: form.price } });
  const days = { from: dayIn(form.saleFrom), to: dayIn(form.saleTo) };
  return {
    reference,
    year: yearIn(valueOf(axes.vintage)) ?? shared.year,
    capacityMl: capacityIn(valueOf(axes.size)) ?? sizeWithin(form) ?? shared.capacityMl,
    priceCents,
    sale: saleCents === null ? null : { cents: saleCents, ...days },
    stock: form.stock === "" ? null : countIn(form.stock),
    picture: form.picture,
    options: others.flatMap((name) => (valueOf(name) === "" ? [] : [[name, valueOf(name)] as const])),
  };
}

/** How much a bottle holds by an option that says other things too: a bottle, a carton. */
function sizeWithin({ options }: RawForm): number | null {
  return options.map(([, value]) => capacityIn(value)).find((ml) => ml !== null) ?? null;
}

/** `YYYY-MM-DD`, whatever stands behind it; null for a day that there isn't, as PrestaShop's `0000-00-00` for none. */
function dayIn(text: string): string | null {
  const [day = ""] = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(text) ?? [];
  return isDay(day) ? day : null;
}

/** What of its attributes the estate has a place for; the others are lines of its technical sheet. */
function factsOf(attributes: readonly Pair[]) {
  const found = { appellation: "", region: "", colour: "", grapes: [] as readonly string[] };
  const left: Pair[] = [];
  for (const [name, value] of attributes) {
    const key = fold(name);
    if (/^(?:appellation|aoc|aop|aoc \/ aop)$/.test(key)) found.appellation = value;
    else if (/^(?:region|vignoble)$/.test(key)) found.region = value;
    else if (/^(?:couleur|colou?r)$/.test(key)) found.colour = value;
    else if (/^(?:cepages?|grapes?|grape varieties|wine variety)$/.test(key))
      found.grapes = value
        .split(/[,;]/)
        .map((each) => each.trim())
        .filter(Boolean);
    else if (!isVintageName(name) && !isSizeName(name)) left.push([name, value]);
  }
  return { ...found, left };
}

function unique(notes: readonly Message[]): readonly Message[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}
