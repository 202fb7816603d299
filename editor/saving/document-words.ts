import type { IntlShape } from "react-intl";

import { isRecord } from "#schemas/fields/check.ts";
import type { Leaf } from "#schemas/editing/leaf.ts";
import { isLocale, type Locale, localeInfos, locales, type Localized } from "#schemas/locale.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { blockOf } from "#schemas/page/tree.ts";
import { ownField, type Visibility, visibilityField, visibilityProp } from "#schemas/page/visibility.ts";

import type { Describe } from "../store/edit-label.ts";
import { blockName, type BlockNames, layoutLabels } from "../store/layout-labels.ts";
import { visibilityWords } from "../visibility/visibility-words.ts";

/** What a kind of document says of itself to people. */
export interface DocumentWords<Document, Command> {
  readonly describe: Describe<Document, Command>;
  /** What a value of the document is called: its block, its field, its language. */
  leafName(document: Document, leaf: Leaf): Localized<string>;
  /** A value in words, where those that stand in it don't say it; null: they do. */
  valueWords?(leaf: Leaf, value: unknown, intl: IntlShape): string | null;
  /** The values that a command writes, as far as it says them itself. */
  values(command: Command): readonly { readonly leaf: Leaf; readonly value: unknown }[];
}

/** The words of layouts. */
export function layoutWords(names: BlockNames): DocumentWords<LayoutDocument, Command> {
  return {
    describe: layoutLabels(names),
    leafName({ blocks }, leaf) {
      const [id = "", , prop, language] = leaf.split("/");
      const node = blockOf(blocks, id);
      const fields = node && names.get(node.slug)?.fields;
      const field = fields && prop !== undefined ? ownField(fields, prop) : undefined;
      const block = blockName(node, names);
      const named = locales.map((locale) => [
        locale,
        [block, field?.label].flatMap((name) => name?.[locale] ?? []).join(" · "),
      ]);
      return inLanguage(Object.fromEntries(named) as Localized<string>, language);
    },
    valueWords(leaf, value, intl) {
      const [, , prop] = leaf.split("/");
      const isVisibility = prop === visibilityProp && (value === undefined || visibilityField.check(value).ok);
      return isVisibility ? visibilityWords((value ?? null) as Visibility | null, intl) : null;
    },
    values(command) {
      if (command.type !== "set-props") return [];
      return command.changes.map(({ prop, locale, value }) => {
        const leaf = [command.id, "props", prop, locale].filter((part) => part !== undefined).join("/");
        return { leaf, value };
      });
    },
  };
}

const breaks = /<\/(?:p|div|li|h[1-6]|tr|blockquote)>|<br\s*\/?>/gi;

/** A value as a text that can be read and compared: the words of all that is in it. */
export function plainWords(value: unknown): string {
  if (typeof value === "string") return htmlWords(value);
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return lines(value.map(plainWords));
  return isRecord(value) ? lines(Object.values(value).map(plainWords)) : "";
}

function htmlWords(text: string): string {
  if (!/<[a-z/]/i.test(text)) return text;
  const plain = text.replaceAll(breaks, "\n").replaceAll(/<[^>]*>/g, "");
  const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0", "#39": "'" };
  return plain.replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (sign, name: string) => signs[name] ?? sign).trim();
}

function lines(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n");
}

function inLanguage(name: Localized<string>, language: string | undefined): Localized<string> {
  if (language === undefined || !isLocale(language)) return name;
  const suffix = (locale: Locale): string => `${name[locale] ?? ""} (${localeInfos[language].label})`;
  return { fr_FR: suffix("fr_FR"), en_US: suffix("en_US") };
}
