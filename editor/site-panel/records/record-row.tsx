import type { ReactNode } from "react";
import { type IntlShape, useIntl } from "react-intl";

import { type Collection, fieldOf } from "#schemas/collections/collection.ts";
import type { RecordItem, RecordState } from "#schemas/content/record.ts";
import type { Field } from "#schemas/fields/field.ts";
import { inLocale, localeInfos, locales, type Localized } from "#schemas/locale.ts";

import { useUiLocale, useWords } from "../../fields/ui-locale.ts";
import { IconButton } from "../../kit/button.tsx";
import frame from "../panel-section.module.css";
import { RowOpener, type Tone } from "../row-opener.tsx";
import styles from "./panel-records.module.css";
import { anyWords } from "./place-words.ts";
import { useRecordName } from "./record-words.ts";

interface RecordRowProps {
  readonly item: RecordItem;
  readonly collection: Collection;
  readonly isBusy: boolean;
  readonly isPicked: boolean;
  readonly pick: () => void;
  readonly open: () => void;
  readonly copy: () => void;
}

/** So many countries are named in a list. */
const mostNamed = 5;

const tones: Readonly<Record<RecordState, Tone>> = { public: "public", changed: "coming", unpublished: "private" };

/** A record in its list: what it is called, what visitors have of it, what the collection shows of each. */
export function RecordRow({ item, collection, isBusy, isPicked, pick, open, copy }: RecordRowProps): ReactNode {
  const intl = useIntl();
  const wordsOf = useWords();
  const locale = useUiLocale();
  const name = useRecordName(collection)(item.title);
  const named = (id: string): string => intl.formatMessage({ id: `editor.records.${id}` }, { name });
  const cells = collection.columns.flatMap((column) => {
    const field = fieldOf(collection, column);
    const words = field ? cellWords(field, item.referred[column] ?? item.cells[column], { intl, locale }) : null;
    if (!field || words === null) return [];
    const label = wordsOf(field.label);
    return [words === "" ? label : intl.formatMessage({ id: "editor.records.cell" }, { label, value: words })];
  });
  const coming = item.state === "public" && item.shownAt !== null;
  const notes = [
    ...moments(item, intl),
    ...cells,
    ...countedWords(collection, item.cells, { intl, locale }),
    ...untranslated(item, collection, intl),
  ];
  return (
    <li className={frame.row} data-record={item.id ?? undefined}>
      <label className={styles.pick}>
        <input type="checkbox" checked={isPicked} disabled={isBusy} onChange={pick} aria-label={named("pick")} />
      </label>
      <span className={styles.opened} data-opener="">
        <RowOpener
          name={name}
          state={intl.formatMessage({ id: coming ? "editor.records.coming" : `editor.records.states.${item.state}` })}
          tone={coming ? "coming" : tones[item.state]}
          notes={notes}
          onClick={open}
        />
      </span>
      <IconButton icon="duplicate" side="left" label={named("copy")} disabled={isBusy} onClick={copy} />
    </li>
  );
}

/** When something of it is planned, and from when visitors see what is public of it. */
function moments({ plannedAt, shownAt }: RecordItem, intl: IntlShape): readonly string[] {
  const said = (id: string, instant: number): string => {
    const when = intl.formatDate(instant, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Paris" });
    return intl.formatMessage({ id: `editor.records.${id}` }, { when });
  };
  return [
    ...(plannedAt === null ? [] : [said("planned", plannedAt)]),
    ...(shownAt === null ? [] : [said("shownAt", shownAt)]),
  ];
}

/** What the shop counts of a record. */
function countedWords(
  { counted = {} }: Collection,
  counts: Readonly<Record<string, unknown>>,
  { intl, locale }: Reader,
): readonly string[] {
  return Object.entries(counted).flatMap(([name, label]) => {
    const count = counts[name];
    if (typeof count !== "number") return [];
    const value = intl.formatNumber(count);
    return [intl.formatMessage({ id: "editor.records.cell" }, { label: inLocale(label, locale) ?? name, value })];
  });
}

/** The languages in which a record has no title, where it has one in any. */
function untranslated({ title }: RecordItem, collection: Collection, intl: IntlShape): readonly string[] {
  if (!fieldOf(collection, collection.title)?.localized) return [];
  const missing = locales.filter((locale) => (title[locale] ?? "") === "");
  if (missing.length === locales.length) return [];
  return missing.map((locale) =>
    intl.formatMessage({ id: "editor.records.untitled" }, { language: localeInfos[locale].label }),
  );
}

interface Reader {
  readonly intl: IntlShape;
  readonly locale: keyof typeof localeInfos;
}

/** A value as the list says it; empty: its name says all; null: there is nothing to say. */
function cellWords(field: Field, value: unknown, { intl, locale }: Reader): string | null {
  if (value === null || value === undefined || value === "" || value === false) return null;
  if (value === true) return "";
  const { as, options } = field.describe();
  if (field.kind === "date-time" && typeof value === "string")
    return intl.formatDate(value, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Paris" });
  if (as === "hundredths" && typeof value === "number") return intl.formatNumber(value / 100);
  if (field.localized) return inLocale(value as Localized<string>, locale) || null;
  if (as === "day" && typeof value === "string")
    return intl.formatDate(`${value}T12:00:00Z`, { dateStyle: "long", timeZone: "UTC" });
  if (as === "cents" && typeof value === "number")
    return intl.formatNumber(value / 100, { style: "currency", currency: "EUR" });
  const labels = (options ?? []) as readonly { readonly value: unknown; readonly label: Localized<string> }[];
  const labelOf = (one: unknown): string =>
    inLocale(labels.find((option) => option.value === one)?.label, locale) ?? String(one);
  if (field.kind === "select") return labelOf(value);
  // By its name; of one that is gone the number would tell nobody anything.
  if (field.kind === "reference")
    return typeof value === "number" ? null : anyWords(value as Localized<string>, locale) || null;
  if (typeof value === "number") return intl.formatNumber(value, { useGrouping: as !== "year" });
  if (typeof value === "string") return value;
  if (!Array.isArray(value) || value.length === 0) return null;
  if (as === "countries") return countriesWords(value as readonly string[], { intl, locale });
  return value.every((each) => typeof each === "string")
    ? value.map(labelOf).join(", ")
    : intl.formatNumber(value.length);
}

/** Some countries by their names; of many, how many. */
function countriesWords(letters: readonly string[], { intl, locale }: Reader): string {
  if (letters.length > mostNamed) return intl.formatNumber(letters.length);
  const names = new Intl.DisplayNames([localeInfos[locale].iso], { type: "region" });
  return intl.formatList(letters.map((each) => names.of(each) ?? each));
}
