import { useIntl } from "react-intl";

import { useWords } from "#editor/fields/ui-locale.ts";
import type { Field } from "#schemas/fields/field.ts";
import { inLocale, type Locale, type Localized } from "#schemas/locale.ts";

/** As much of a text tells which one it is. */
const glance = 60;

/** Gives the function that says a field's value in a few words. */
export function useValueWords(): (field: Field, value: unknown, locale: Locale) => string {
  const intl = useIntl();
  const wordsOf = useWords();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const quoted = (text: string) => {
    const plain = text
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
    if (plain === "") return say("editor.inspector.value.empty");
    const text1 = plain.length > glance ? `${plain.slice(0, glance).trimEnd()}…` : plain;
    return say("editor.inspector.value.text", { text: text1 });
  };
  return (field, value, locale) => {
    switch (field.kind) {
      case "text":
      case "rich-text":
        return quoted(field.localized ? (inLocale(value as Localized<string>, locale) ?? "") : String(value));
      case "date-time":
        return value === null
          ? say("editor.inspector.value.none")
          : intl.formatDate(Date.parse(String(value)), {
              timeZone: "Europe/Paris",
              dateStyle: "medium",
              timeStyle: "short",
            });
      case "choices":
        return intl.formatList((value as readonly unknown[]).map((one) => quoted(wordsOf(labelOf(field, one)))));
      case "select":
        return quoted(wordsOf(labelOf(field, value)));
      case "toggle":
        return say(value === true ? "editor.inspector.value.yes" : "editor.inspector.value.no");
      case "number":
        return intl.formatNumber(Number(value));
      case "colour":
        return value === null ? say("editor.inspector.value.none") : String(value);
      case "list":
        return say("editor.inspector.value.items", { count: (value as readonly unknown[]).length });
      case "image":
      case "link":
      case "reference":
      case "responsive":
      case "opening-hours":
        return say(value === null ? "editor.inspector.value.none" : "editor.inspector.value.set");
      case "group":
        return say(isEmpty(value) ? "editor.inspector.value.none" : "editor.inspector.value.set");
    }
  };
}

/** What an option of a field is called. */
function labelOf(field: Field, value: unknown): Localized<string> | undefined {
  const { options } = field.describe() as unknown as {
    options: readonly { readonly value: unknown; readonly label: Localized<string> }[];
  };
  return options.find((option) => option.value === value)?.label;
}

function isEmpty(value: unknown): boolean {
  return value === null || Object.keys(value as object).length === 0;
}
