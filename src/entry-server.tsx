import type { ReactNode } from "react";
import { RawIntlProvider } from "react-intl";

import { siteMenuId } from "#blocks/kit/site-menu.ts";
import { views } from "#blocks/views.ts";
import { expectMenu } from "#renderer/head/expect-menu.ts";
import { headHtml } from "#renderer/head/head-html.ts";
import { preloadFont } from "#renderer/head/preload-font.ts";
import { preloadPicture } from "#renderer/head/preload-picture.ts";
import { firstSheet } from "#renderer/theme/first-sheet.ts";
import type { AnyView } from "#renderer/page/block-view.ts";
import type { CustomParts, PageDocument, WireDocument } from "#renderer/page/page-document.ts";
import { withoutHtml } from "#renderer/page/place-blocks.ts";
import { type BlockCache, renderPage, type RenderedPage } from "#renderer/page/render-page.tsx";
import type { Locale } from "#schemas/locale.ts";
import en_US from "#schemas/messages/en_US.json?ast";
import fr_FR from "#schemas/messages/fr_FR.json?ast";
import privateEnglish from "#schemas/messages/private-en_US.json?ast";
import privateFrench from "#schemas/messages/private-fr_FR.json?ast";
import "#renderer/theme/site.css";

import { createIntls } from "./app/intl.ts";

/** The addresses of the browser's files, read from the build's manifest by the server. */
export interface Assets {
  readonly stylesheet: string;
  /** The sheet of what administrators alone see; nobody else's page links it. */
  readonly adminSheet?: string | undefined;
  /** The sheet of the private zone's blocks, for pages that hold one; left out while there are none. */
  readonly privateSheet?: string | undefined;
  /** What every block says of paper, which no page waits for. */
  readonly printSheet: string;
  /** The faces that the site serves itself. */
  readonly fonts?: readonly string[];
  readonly boot: string;
  /** What asks for consent on pages that have trackers. */
  readonly consent: string;
  readonly runtime: { readonly entry: string; readonly preload: readonly string[] };
  /** Each language's messages, which the runtime loads beside itself. */
  readonly messages: Readonly<Record<Locale, string>>;
  /** Each island's chunks, by its slug or `slug/name`. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

export interface DocumentAnswer {
  /** Writes the whole HTML document. */
  readonly html: () => string;
  /** Writes the page document as JSON, for navigation in the browser. */
  readonly wire: () => string;
  /** Blocks that were left out, by id, with what their view threw. */
  readonly broken: ReadonlyMap<string, unknown>;
}

const messages = { fr_FR: { ...fr_FR, ...privateFrench }, en_US: { ...en_US, ...privateEnglish } };
const intlOf = createIntls((locale) => messages[locale]);

/** Renders a page document to the HTML document and to its form for navigation in the browser; `cache` keeps blocks' HTML. */
export function renderDocument(document: PageDocument, assets: Assets, cache: BlockCache): DocumentAnswer {
  const page = renderPage(document, {
    findView: (slug) => (views as Readonly<Record<string, AnyView>>)[slug],
    Providers,
    cache,
  });
  const sheet = document.holdsPrivateBlocks ? assets.privateSheet : undefined;
  const wire = { ...page.wire, ...(sheet !== undefined && { sheet }) };
  return {
    html: () => htmlOf({ ...page, wire }, document, assets),
    wire: () => JSON.stringify(wire),
    broken: page.broken,
  };
}

function htmlOf({ html, seen, wire }: RenderedPage, document: PageDocument, assets: Assets): string {
  const { page, custom, theme, privatePaths, consent } = document;
  const { entry, preload } = assets.runtime;
  const runtime = { entry, preload: [...preload, assets.messages[page.locale]] };
  const present = { ...wire, nodes: withoutHtml(wire.nodes) };
  return documentHtml({
    wire,
    isAdministrators: document.showsProblems,
    isDraft: document.isDraft ?? false,
    custom,
    // Administrators aren't measured.
    consent: consent && !document.showsProblems ? consentHtml(scriptJson(consent), assets.consent) : "",
    assets,
    font: preloadFont(theme, assets.fonts ?? []),
    markup: html,
    picture: preloadPicture(seen),
    state: scriptJson({ runtime, islands: assets.islands, privatePaths, document: present }),
  });
}

function Providers({ document, children }: { document: PageDocument; children: ReactNode }): ReactNode {
  return <RawIntlProvider value={intlOf(document.page.locale)}>{children}</RawIntlProvider>;
}

/** What a bar at the foot has, which the bar at the top makes room for before the foot has come. */
const footMark = " data-opens-menu";

/**
 * Where the administrators' bar comes (ADR 072): seen, it starts the runtime, as an island does. Only the server says who is one:
 * nobody else's page has it.
 */
const adminBar = `<div id="admin" data-island="visible"></div>\n`;

/** What starts the runtime of a page that is shown by a draft, which then follows that (`src/admin/draft-page.ts`). */
const draftMark = `<div id="admin" data-draft data-island="visible"></div>\n`;

interface DocumentParts {
  readonly wire: WireDocument;
  readonly isAdministrators: boolean;
  readonly isDraft: boolean;
  readonly custom: CustomParts;
  /** What asks for consent; empty where no tracker is. */
  readonly consent: string;
  readonly assets: Assets;
  /** The link that preloads the first large picture. */
  readonly picture: string;
  /** The link that preloads the titles' face. */
  readonly font: string;
  readonly markup: string;
  readonly state: string;
}

function documentHtml(parts: DocumentParts): string {
  const { wire, isAdministrators, isDraft, custom, consent, assets, picture, font, markup, state } = parts;
  const { head, theme, page } = wire;
  const sheets = [assets.stylesheet, wire.sheet, isAdministrators ? assets.adminSheet : undefined];
  return `<!doctype html>
<html lang="${head.lang}" dir="${head.dir}" data-locale="${page.locale}" data-zone="${page.zone}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headHtml(head)}
${picture}
${font}
${expectMenu(markup, siteMenuId)}
<style id="theme">${theme}</style>
<style>${firstSheet}</style>
${sheets.flatMap((sheet) => (sheet === undefined ? [] : `<link rel="stylesheet" href="${sheet}">`)).join("\n")}
<link rel="stylesheet" href="${assets.printSheet}" media="print">
<script type="module" src="${assets.boot}"></script>${custom.script ? `\n<script defer src="${custom.script}"></script>` : ""}${consent}
</head>
<body>
${isDraft ? draftMark : isAdministrators ? adminBar : ""}<div id="page" class="page"${markup.includes(footMark) ? " data-foot" : ""}>${markup}</div>${custom.html ? `\n<div class="page" data-custom>${custom.html}</div>` : ""}
<script type="application/json" id="page-document">${state}</script>
</body>
</html>
`;
}

/** What the page's trackers are, and the script that asks before it starts them. */
function consentHtml(state: string, script: string): string {
  return `\n<script type="application/json" id="consent">${state}</script>\n<script type="module" src="${script}"></script>`;
}

/** JSON that can stand inside a script element: no `<` can end it or open a comment. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
