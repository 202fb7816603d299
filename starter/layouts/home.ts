import { both } from "../both.ts";
import { block, columns, layout, section } from "../layout-builder.ts";
import { toPage } from "../links.ts";
import { title, words } from "./pieces.ts";

/** The estate's name on a quiet ground, the ways into the site, and what there is to show so far. */
export const homeLayout = layout(
  "page",
  block("opening", "opening", {
    eyebrow: both("Domaine viticole", "Wine estate"),
    text: both("Des vignes, une cave, et le temps qu’il faut.", "Vines, a cellar, and the time it takes."),
    call: toPage("wines", both("Découvrir nos vins", "Discover our wines")),
    secondCall: toPage("contact", both("Nous rendre visite", "Plan a visit")),
  }),
  // The law wants it on the home page of whoever sells alcohol, at full width (arrêté of 17 October 2016).
  block("minors", "minors-notice"),
  section("ways", { width: "wide", spacing: "large" }, [
    columns(
      "ways-columns",
      { ratio: "halves", gap: "large" },
      [
        title("house-title", both("Une famille de vin", "A house of wine"), {
          eyebrow: both("La maison", "The house"),
          size: "medium",
        }),
        words(
          "house-text",
          both(
            '<p>Derrière chaque bouteille, il y a des gens, des gestes et des choix. Les nôtres se racontent volontiers.</p><p><a href="/la-maison">Entrer dans la maison</a></p>',
            '<p>Behind every bottle there are people, gestures and choices. We are always glad to talk about ours.</p><p><a href="/en_US/the-house">Step inside the house</a></p>',
          ),
        ),
      ],
      [
        title("vineyard-title", both("La terre d’abord", "The land comes first"), {
          eyebrow: both("Le vignoble", "The vineyard"),
          size: "medium",
        }),
        words(
          "vineyard-text",
          both(
            '<p>Un vin commence dehors : un sol, une exposition, une saison. Le reste est affaire de patience.</p><p><a href="/le-vignoble">Parcourir le vignoble</a></p>',
            '<p>A wine begins outdoors: a soil, a slope, a season. The rest is a matter of patience.</p><p><a href="/en_US/the-vineyard">Walk the vineyard</a></p>',
          ),
        ),
      ],
    ),
  ]),
  section("cellar", { tone: "tint", width: "wide", spacing: "large" }, [
    block("wines", "product-grid", {
      eyebrow: both("À la cave", "In the cellar"),
      title: both("Nos vins", "Our wines"),
      nbItem: 4,
      hasFilters: false,
    }),
  ]),
  section("journal", { width: "wide", spacing: "large" }, [
    block("news", "news-list", {
      eyebrow: both("Au fil des saisons", "Through the seasons"),
      title: both("Les nouvelles du domaine", "News from the estate"),
      nbItem: 3,
      layout: "grid",
      hasPages: false,
    }),
  ]),
  section("visit", { width: "wide" }, [
    block("visit-call", "call-to-action", {
      title: both("Venez goûter", "Come and taste"),
      text: both(
        "Le vin se comprend mieux là où il est né. Dites-nous quand vous passez.",
        "Wine makes more sense where it was born. Tell us when you are coming by.",
      ),
      call: toPage("contact", both("Nous écrire", "Get in touch")),
    }),
  ]),
);
