import type { Collection, RecordValues } from "#schemas/collections/collection.ts";
import { isRecord } from "#schemas/fields/check.ts";
import type { Field, Fields } from "#schemas/fields/field.ts";
import { locales } from "#schemas/locale.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

/** The rows that references of made records point to, by what they are rows of. */
export type SampleRows = Readonly<Record<string, number>>;

/** Makes a value for each field of a collection that isn't the field's first one, from nothing but what the field says of itself. */
export function sampleRecord({ fields }: Pick<Collection, "fields">, rows: SampleRows): RecordValues {
  return new Samples(rows).of(fields);
}

/** What is said as it reads afterwards: rich text is cleaned. */
export function cleanedRecord({ fields }: Pick<Collection, "fields">, values: RecordValues): RecordValues {
  const cleaned = Object.entries(values).map(([name, value]) => {
    if (fields[name]?.kind !== "rich-text") return [name, value] as const;
    if (!isRecord(value)) return [name, cleanHtml(String(value))] as const;
    const texts = Object.entries(value).map(([locale, text]) => [locale, cleanHtml(String(text))]);
    return [name, Object.fromEntries(texts) as RecordValues] as const;
  });
  return Object.fromEntries(cleaned);
}

class Samples {
  readonly #rows: SampleRows;
  /** Days, instants and times come one after another: what ends comes after what begins. */
  #count = 8;

  constructor(rows: SampleRows) {
    this.#rows = rows;
  }

  of(fields: Fields): RecordValues {
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, this.#sample(name, field)]));
  }

  #sample(name: string, field: Field): unknown {
    const said = field.describe();
    if (field.item && field.kind === "group") return this.of(field.item);
    if (field.item) return [this.of(field.item), this.of(field.item)];
    switch (field.kind) {
      case "text":
        return this.#text(field, name, String(said["as"]));
      case "rich-text":
        return perLanguage(field, (locale) => `<p onclick="x()">Un <strong>essai</strong> ${locale}</p>`);
      case "image":
        return { id: this.#row("media") };
      case "number":
        return said["of"] === undefined ? Math.max(Number(said["min"] ?? 0), 0) + this.#next() : this.#row("form");
      case "toggle":
        return field.initial !== true;
      case "select":
        return valuesOf(said["options"]).findLast((value) => value !== field.initial);
      case "choices":
        if (said["as"] === "countries") return ["BE", "FR"];
        return said["options"] === undefined ? ["bio", "visite"] : valuesOf(said["options"]).slice(1);
      case "reference":
        return this.#row(String(said["to"]));
      case "date-time":
        return `2026-06-${this.#twoDigits()}T08:30:00.000Z`;
      default:
        throw new Error(`No value is made yet for a field of the kind ${field.kind}: ${name}`);
    }
  }

  #text(field: Field, name: string, as: string): unknown {
    const made = this.#ofShape(as);
    if (made !== undefined) return perLanguage(field, () => made);
    if (as === "slug") return perLanguage(field, (locale) => `essai-${locale.slice(0, 2)}`);
    return perLanguage(field, (locale) => `${name} d’essai ${locale}`);
  }

  #ofShape(as: string): string | undefined {
    switch (as) {
      case "day":
        return `2026-06-${this.#twoDigits()}`;
      case "column-name":
        return `essai_${this.#twoDigits()}`;
      case "colour":
        return "#6d1a36";
      case "link":
        return "/contact";
      case "outline":
        return "1,1 20,1 20,20";
      case "products":
        return String(this.#row("product"));
      case "country":
        return "BE";
      case "key":
        return "cle-d-essai";
      case "svg-path":
        return "M2 2h8v8z";
      case "service-code":
        return "ESSAI_10";
      case "code":
        return "ESSAI10";
      case "time":
        return `${this.#twoDigits()}:30`;
      default:
        return undefined;
    }
  }

  #row(of: string): number {
    const row = this.#rows[of];
    if (row === undefined) throw new Error(`No row is made yet that a reference to ${of} could point to`);
    return row;
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  #twoDigits(): string {
    return String(this.#next()).padStart(2, "0");
  }
}

function perLanguage(field: Field, text: (locale: string) => string): unknown {
  return field.localized ? Object.fromEntries(locales.map((locale) => [locale, text(locale)])) : text("");
}

function valuesOf(options: unknown): readonly unknown[] {
  return (options as readonly { readonly value: unknown }[]).map(({ value }) => value);
}
