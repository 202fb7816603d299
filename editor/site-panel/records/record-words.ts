import { type IntlShape, useIntl } from "react-intl";
import { useCallback } from "react";

import { type Collection, fieldOf, type RecordValues } from "#schemas/collections/collection.ts";
import type { RecordDocument } from "#schemas/collections/record-document.ts";
import { recordKind, recordLeaf } from "#schemas/collections/record-kind.ts";
import type { RecordCommand } from "#schemas/collections/set-record.ts";
import { inLocale, isLocale, type Locale, localeInfos, locales, type Localized } from "#schemas/locale.ts";

import { useUiLocale } from "../../fields/ui-locale.ts";
import type { DocumentWords } from "../../saving/document-words.ts";
import type { DraftStore } from "../../store/draft-store.ts";
import type { EditLabel } from "../../store/edit-label.ts";
import type { DeskPlace } from "../desk/desk.ts";
import { placeWords } from "./place-words.ts";

export type RecordDraft = DraftStore<RecordDocument, RecordCommand>;

/** A record among the documents of the panel's desk. */
export function recordPlace(collection: Collection, id: number): DeskPlace<RecordDocument, RecordCommand> {
  return { kind: "record", id, rules: recordKind(collection), words: recordWords(collection) };
}

function recordWords(collection: Collection): DocumentWords<RecordDocument, RecordCommand> {
  return {
    describe: (_before, commands): EditLabel => {
      const [first, ...more] = commands;
      if (first?.type === "set-all") return { key: "restored" };
      if (first === undefined || more.length > 0) return { key: "several", values: { count: commands.length } };
      return { key: "setRecord", values: { field: leafName(collection, first.field) } };
    },
    leafName: (_document, leaf) => leafName(collection, leaf),
    valueWords: (_leaf, value, intl) => valueWords(value, intl),
    values: (command) => (command.type === "set" ? [{ leaf: recordLeaf(command), value: command.value }] : []),
  };
}

/** What is set at a leaf of a record, in words. */
export function leafName(collection: Collection, leaf: string): Localized<string> {
  const [name = "", language] = leaf.split("/");
  const label = fieldOf(collection, name)?.label ?? { fr_FR: name, en_US: name };
  return isLocale(language) ? labelIn(label, language) : label;
}

/** Where in a record something is wrong: its field, and where in that. */
export function whereIs(collection: Collection, key: string, values: RecordValues, locale: Locale): string {
  const [name = "", ...keys] = key.split(".");
  const field = fieldOf(collection, name);
  if (!field || field.localized) return inLocale(leafName(collection, key.replace(".", "/")), locale) ?? name;
  return [inLocale(field.label, locale) ?? name, ...placeWords(field, keys, values[name], locale)].join(" › ");
}

/** A label with the language that it is of. */
export function labelIn(label: Localized<string>, language: keyof typeof localeInfos): Localized<string> {
  const named = localeInfos[language].label;
  return Object.fromEntries(locales.map((locale) => [locale, `${label[locale] ?? ""} (${named})`]));
}

/** Gives the function that says what a record is called: its title, which may be a day, or that it has none yet. */
export function useRecordName(collection?: Collection): (title: Localized<string>) => string {
  const { formatMessage, formatDate } = useIntl();
  const locale = useUiLocale();
  const isDay = collection !== undefined && fieldOf(collection, collection.title)?.describe()["as"] === "day";
  return useCallback(
    (title) => {
      const said = inLocale(title, locale) || title.en_US || formatMessage({ id: "editor.records.noTitle" });
      if (!isDay || !/^\d{4}-\d\d-\d\d$/.test(said)) return said;
      return formatDate(`${said}T12:00:00Z`, { dateStyle: "full", timeZone: "UTC" });
    },
    [formatMessage, formatDate, locale, isDay],
  );
}

/** The title of a record that is open. */
export function titleOf(collection: Collection, { values }: RecordDocument): Localized<string> {
  const title = values[collection.title];
  if (typeof title === "string") return { fr_FR: title, en_US: title };
  return (typeof title === "object" && title !== null ? title : {}) as Localized<string>;
}

/** A value in words, where it isn't words itself. */
function valueWords(value: unknown, intl: IntlShape): string | null {
  if (typeof value === "boolean") return intl.formatMessage({ id: value ? "editor.site.yes" : "editor.site.no" });
  if (value === null || value === undefined || value === "") return intl.formatMessage({ id: "editor.site.none" });
  if (Array.isArray(value)) return intl.formatMessage({ id: "editor.records.parts" }, { count: value.length });
  return null;
}
