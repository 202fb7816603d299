import type { ElementField } from "#schemas/content/element-field.ts";
import type { ElementItem, ElementRegistration } from "#schemas/content/element.ts";
import { registrationFormId } from "#schemas/forms/standard-forms.ts";
import { localizePath, type Locale } from "#schemas/locale.ts";
import { readTexts } from "#server/db/json-text.ts";
import { presentImage, type ImageRow } from "#server/media/read.ts";
import { cleanHtml } from "#server/text/clean-html.ts";
import { shownLink } from "#server/text/link-in.ts";

import { cleanValues } from "./rules.ts";

export interface ElementRow extends ImageRow {
  readonly id: number;
  readonly route: string;
  readonly link: string;
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly shared_values: string;
  readonly form_id: number | null;
  readonly places: number | null;
  readonly places_taken: number;
  /** The list's own localized columns, in the language asked for and in the default one. */
  readonly here_values: string | null;
  readonly fallback_values: string;
}

/** Turns a row into the element of the wire: the common columns and the list's own side by side. */
export function presentElement(
  row: ElementRow,
  { fields, hasPages }: { readonly fields: readonly ElementField[]; readonly hasPages: boolean },
  locale: Locale,
): ElementItem {
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ""]));
  const values = {
    ...empty,
    ...readTexts(row.shared_values),
    ...readTexts(row.fallback_values),
    ...written(readTexts(row.here_values ?? "{}")),
  };
  return {
    ...cleanValues(fields, values),
    id: row.id,
    route: row.route,
    slug: row.slug,
    title: row.title,
    text: cleanHtml(row.text),
    image: presentImage(row, locale),
    link: shownLink(row.link, locale),
    url: hasPages ? elementUrl(row, locale) : "",
    registration: presentRegistration(row),
  };
}

/** Where one can register, and how many places are left; null where one can't. */
export function presentRegistration({
  form_id: idForm,
  places,
  places_taken: taken,
}: Pick<ElementRow, "form_id" | "places" | "places_taken">): ElementRegistration | null {
  return places === null ? null : { idForm: idForm ?? registrationFormId, places, left: Math.max(0, places - taken) };
}

/** Where an element's own page is, when its list has such pages. */
export function elementUrl({ route, slug, id }: Pick<ElementRow, "route" | "slug" | "id">, locale: Locale): string {
  return localizePath(`/elements/${route}/${slug}/${id}`, locale);
}

/** An empty text in one language gives way to the default language's. */
function written(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}
