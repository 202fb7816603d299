import { inParts, type ShardGroup } from "./shard-group.ts";

/** Sources of a visitor's page. */
const site = ["{schemas,blocks,renderer,src,server,starter,demo}/**"];

/** Sources of a purchase. */
const shop = ["{schemas,blocks,renderer,src,server,documents,demo}/**"];

/** Sources of the page editor. */
const editor = [
  "{editor,schemas,blocks,renderer}/**",
  "src/{admin,app,boot}/**",
  "server/{cache,db,drafts,http,images,media,pages}/**",
];

/** Sources of the operator's panel, and of the shop and the estate that are run from it. */
const panel = ["editor/{kit,fields,ports,saving,shell,store,site-panel}/**", "starter/**", ...shop];

/** Every file of tests/e2e, each in exactly one group. */
export const browserGroups: readonly ShardGroup[] = [
  {
    name: "pages",
    asks: "every address: axe, four widths, hydration, links, no script, nothing cut off",
    kind: "playwright",
    files: e2e("all-pages"),
    parts: inParts(4),
    sources: site,
  },
  {
    name: "slow-line",
    asks: "every address stands still over a slow line",
    kind: "playwright",
    files: e2e("slow-line"),
    sources: site,
  },
  {
    name: "keyboard",
    asks: "every page by the keyboard: what has the focus shows it",
    kind: "playwright",
    files: e2e("keyboard"),
    parts: [
      ["--grep-invert", "in en_US"],
      ["--grep", "in en_US"],
    ],
    sources: site,
  },
  {
    name: "wines",
    asks: "every wine's first screen, every banner's words, the list of wines",
    kind: "playwright",
    files: e2e("heroes", "wine", "wine-list", "first-screen"),
    sources: site,
  },
  {
    name: "paint",
    asks: "bars, first styles, forced colours, moving bottles, paper, an empty site",
    kind: "playwright",
    files: e2e("bars", "empty-site", "first-styles", "forced-colours", "moving-bottle", "paper", "promo-banner"),
    sources: site,
  },
  {
    name: "runtime",
    asks: "boot, islands, navigation, chunks that fail, pages loaded ahead",
    kind: "playwright",
    files: e2e(
      ...["boot", "calls", "chunk-errors", "islands", "islands-anywhere", "language", "navigation", "no-script"],
      ...["own-connections", "progress", "speculation", "start", "toasts", "waiting-totals", "widgets"],
    ),
    sources: site,
  },
  {
    name: "visits",
    asks: "consent, visits, views, other sites, popups, filters and search",
    kind: "playwright",
    files: e2e("consent", "cross-site", "custom-css", "forms", "popup", "search", "views", "visit"),
    sources: site,
  },
  {
    name: "purchases",
    asks: "every purchase on every screen, in both languages, with axe at each step",
    kind: "playwright",
    files: e2e("purchases"),
    sources: shop,
  },
  {
    name: "carts",
    asks: "carts in place and by plain forms, cards, payments that come late",
    kind: "playwright",
    files: e2e("cart", "cart-cards", "cart-in-place", "cart-page-in-place", "late-payment", "payment", "readme-tour"),
    sources: shop,
  },
  {
    name: "after-sales",
    asks: "withdrawals and returns, with and without a script, on every screen",
    kind: "playwright",
    files: e2e("returns", "withdrawal"),
    sources: shop,
  },
  {
    name: "accounts",
    asks: "accounts, newsletters, customized wines, e-labels, sheets of the private zone",
    kind: "playwright",
    files: e2e("account", "customization", "e-label", "newsletter", "private-sheet"),
    sources: shop,
  },
  {
    name: "console-opening",
    asks: "an estate is opened by the console alone, by keyboard and by touch",
    kind: "playwright",
    files: e2e("console-opening", "console-imports"),
    sources: panel,
  },
  {
    name: "console",
    asks: "orders, stock, customers, records and figures by the console",
    kind: "playwright",
    files: e2e(
      ...["console-customers", "console-figures", "console-labels", "console-orders", "console-people"],
      ...["console-records", "console-shipping", "console-stock", "console-together"],
    ),
    sources: panel,
  },
  {
    name: "panel-axe",
    asks: "every section and dialog of the operator's panel pleases axe",
    kind: "playwright",
    files: e2e("site-panel-axe"),
    sources: panel,
  },
  {
    name: "panel",
    asks: "colours, fonts, places, presence and the panel without a line",
    kind: "playwright",
    files: e2e(
      ...["panel-ahead", "panel-colours", "panel-fonts", "panel-offline", "panel-pages", "panel-places"],
      ...["panel-presence", "site-panel"],
    ),
    sources: panel,
  },
  {
    name: "forms",
    asks: "forms and popups are built, changed together, published and answered",
    kind: "playwright",
    files: e2e(
      ...["answer-forms", "form-drag", "form-panel", "form-picker", "form-preview", "form-together"],
      ...["panel-answers", "popup-panel", "popup-taken-off", "unfinished-documents"],
    ),
    sources: [...panel, "blocks/**"],
  },
  {
    name: "editor-axe",
    asks: "everything that the editor opens pleases axe, in trouble too",
    kind: "playwright",
    files: e2e("editor-axe", "editor-axe-troubles"),
    sources: editor,
  },
  {
    name: "editor-hands",
    asks: "blocks by mouse, keyboard and touch; a thousand drops; words where they stand",
    kind: "playwright",
    files: e2e(
      ...["editor-clipboard", "editor-crumbs", "editor-drops", "editor-keyboard", "editor-mouse", "editor-texts"],
      ...["editor-touch", "editor-writing"],
    ),
    sources: editor,
  },
  {
    name: "editor-looks",
    asks: "the page as others see it: of a moment, for customers, without wines, compared",
    kind: "playwright",
    files: e2e("editor-compare", "editor-preview", "editor-show-as", "editor-tryout", "editor-visibility"),
    sources: editor,
  },
  {
    name: "editor-pages",
    asks: "pages, templates, what is set everywhere, pictures that are dropped",
    kind: "playwright",
    files: e2e(
      ...["editor-everywhere", "editor-page-tree", "editor-pages", "editor-pictures", "editor-templates"],
      ...["editor-templates-narrow", "media-library"],
    ),
    sources: editor,
  },
  {
    name: "editor-publishing",
    asks: "checks, plans, shared drafts, versions",
    kind: "playwright",
    files: e2e(
      ...["editor-checks", "editor-program", "editor-schedule", "editor-schedule-restart", "editor-share"],
      "editor-versions",
    ),
    sources: editor,
  },
  {
    name: "editor-troubles",
    asks: "the editor without a line, killed, and left; the guide's pictures",
    kind: "playwright",
    files: e2e("editor-alone", "editor-going", "editor-kills", "editor-rules", "guide-pictures"),
    sources: editor,
  },
];

/** The files of these names, and the stories of the same name. */
function e2e(...names: readonly string[]): readonly string[] {
  return names.map((name) => `tests/e2e/{stories/,}${name}.test.ts`);
}
