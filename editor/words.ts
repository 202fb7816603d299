import { createIntl, type IntlShape, type MessageFormatElement } from "react-intl";

import { firstOfMonth } from "#schemas/first-of-month.ts";
import { localeInfos, type Locale } from "#schemas/locale.ts";

type Messages = Readonly<Record<string, MessageFormatElement[]>>;
type Loader = () => Promise<{ readonly default: Messages }>;

const ownWords: Readonly<Record<Locale, readonly Loader[]>> = {
  fr_FR: [() => import("#schemas/messages/admin-fr_FR.json?ast")],
  en_US: [() => import("#schemas/messages/admin-en_US.json?ast")],
};

const ruleWords: Readonly<Record<Locale, readonly Loader[]>> = {
  fr_FR: [() => import("#schemas/messages/server-fr_FR.ts?ast")],
  en_US: [() => import("#schemas/messages/server-en_US.ts?ast")],
};

/** What parts of the editor say that nobody has opened when it opens: dialogs, the tools for texts, the list of keys. */
const laterWords: Readonly<Record<Locale, Loader>> = {
  fr_FR: () => import("#schemas/messages/admin-later-fr_FR.json?ast"),
  en_US: () => import("#schemas/messages/admin-later-en_US.json?ast"),
};

const panelOnly: Readonly<Record<Locale, Loader>> = {
  fr_FR: () => import("#schemas/messages/panel-fr_FR.json?ast"),
  en_US: () => import("#schemas/messages/panel-en_US.json?ast"),
};

const siteWords: Readonly<Record<Locale, readonly Loader[]>> = {
  fr_FR: [() => import("#schemas/messages/fr_FR.json?ast")],
  en_US: [() => import("#schemas/messages/en_US.json?ast")],
};

/** What the blocks of the private zone say: most pages have none of them. */
const privateWords: Readonly<Record<Locale, Loader>> = {
  fr_FR: () => import("#schemas/messages/private-fr_FR.json?ast"),
  en_US: () => import("#schemas/messages/private-en_US.json?ast"),
};

/** The words of pages that are shown, by language, to which those of private blocks are added when the first is drawn. */
const shown: { readonly locale: Locale; readonly messages: Record<string, MessageFormatElement[]> }[] = [];
let arePrivateKnown = false;

/** The editor's words in an administrator's language: what it says itself. */
export async function editorWords(locale: Locale): Promise<IntlShape> {
  return await wordsOf(ownWords[locale], locale);
}

/** The same, with what is said later: by what is opened then, and by the server's rules, which are asked here too. */
export async function allEditorWords(locale: Locale): Promise<IntlShape> {
  return await wordsOf([...ownWords[locale], laterWords[locale], ...ruleWords[locale]], locale);
}

/** The words of the operator's panel: all of the editor's, with its own. */
export async function panelWords(locale: Locale): Promise<IntlShape> {
  return await wordsOf([...ownWords[locale], laterWords[locale], ...ruleWords[locale], panelOnly[locale]], locale);
}

/** The words that blocks say to visitors; those of the private zone once one of its blocks is wanted. */
export async function pageWords(locale: Locale): Promise<IntlShape> {
  const words = await wordsOf(siteWords[locale], locale);
  const own = { locale, messages: words.messages as Record<string, MessageFormatElement[]> };
  shown.push(own);
  if (arePrivateKnown) Object.assign(own.messages, (await privateWords[locale]()).default);
  return words;
}

/** Adds what blocks of the private zone say to the words of every page that is shown, before one is drawn. */
export async function addPrivateWords(): Promise<void> {
  arePrivateKnown = true;
  const pages = [...shown];
  for (const { locale, messages } of pages) Object.assign(messages, (await privateWords[locale]()).default);
}

async function wordsOf(words: readonly Loader[], locale: Locale): Promise<IntlShape> {
  const files = await Promise.all(words.map((load) => load()));
  const messages = Object.assign({}, ...files.map((file) => file.default)) as Record<string, MessageFormatElement[]>;
  const plain = createIntl({ locale: localeInfos[locale].iso, messages });
  return { ...plain, formatDate: (...date) => firstOfMonth(plain.formatDate(...date), plain.locale) };
}
