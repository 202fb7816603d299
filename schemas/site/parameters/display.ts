import { number } from "../../fields/number.ts";
import { select } from "../../fields/select.ts";
import { text } from "../../fields/text.ts";
import { toggle } from "../../fields/toggle.ts";
import type { Localized } from "../../locale.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";

const group = "display";
const effect = { render: true } as const;

/** What the site shows and asks (spec §3, display toggles; §9 for the margin; §2 for the redirect). */
export const display: readonly ParameterDefinition[] = [
  shown("SHOW_SEARCH_BAR", { fr_FR: "Barre de recherche", en_US: "Search bar" }),
  shown("SHOW_NUTRITIONAL_TABLE", { fr_FR: "Tableau nutritionnel", en_US: "Nutritional table" }),
  shown("SHOW_PRICES", { fr_FR: "Prix", en_US: "Prices" }),
  hidden("SHOW_DISCOUNT_PERCENTAGE", { fr_FR: "Pourcentage de remise", en_US: "Discount percentage" }),
  shown("SHOW_ALCOHOL_MESSAGE", { fr_FR: "Message sur l’abus d’alcool", en_US: "Alcohol message" }),
  hidden("SHOW_ETHYLOTEST_BANNER", { fr_FR: "Bandeau éthylotest", en_US: "Breathalyser banner" }),
  shown("SHOW_PROMO_BANNER", { fr_FR: "Bandeau promotionnel", en_US: "Promotional banner" }),
  shown("SHOW_NEWSLETTER", { fr_FR: "Inscription à la lettre d’information", en_US: "Newsletter subscription" }),
  hidden("SHOW_BLOG", { fr_FR: "Blog", en_US: "Blog" }),
  hidden("SHOW_GRAPE_VARIETIES", { fr_FR: "Cépages", en_US: "Grape varieties" }),
  hidden("BLOCK_MINORS", { fr_FR: "Interdire l’accès aux mineurs", en_US: "Keep minors out" }),
  hidden("ASK_BIRTHDATE", { fr_FR: "Date de naissance à l’inscription", en_US: "Birthdate at registration" }),
  hidden("MOBILE_PHONES_ONLY", { fr_FR: "Numéros de mobile seulement", en_US: "Mobile phone numbers only" }),
  defineParameter({
    public: true,
    type: "DETAIL_PAGE_MARGIN_TOP",
    kind: "NUMBER",
    group,
    field: number({
      label: { fr_FR: "Marge en haut des pages de détail", en_US: "Top margin of detail pages" },
      help: { fr_FR: "En pixels ; toujours 28 sur petit écran.", en_US: "In pixels; always 28 on small screens." },
      initial: 28,
      min: 0,
      max: 400,
      integer: true,
    }),
    effect: { css: "--detail-margin-top", unit: "px" },
  }),
  defineParameter({
    public: true,
    type: "ROOT_REDIRECT",
    kind: "LINK",
    group,
    field: text({
      label: { fr_FR: "Redirection de la page d’accueil", en_US: "Redirection of the root path" },
      help: { fr_FR: "Un chemin du site, par exemple /nos-cuvees.", en_US: "A path of the site, such as /nos-cuvees." },
      localized: false,
      max: 200,
    }),
    effect,
  }),
  defineParameter({
    public: true,
    type: "ROOT_REDIRECT_STATUS",
    kind: "STRING",
    group,
    field: select({
      label: { fr_FR: "Nature de la redirection", en_US: "Kind of redirection" },
      options: [
        { value: "302", label: { fr_FR: "Provisoire (302)", en_US: "Temporary (302)" } },
        { value: "301", label: { fr_FR: "Définitive (301)", en_US: "Permanent (301)" } },
      ],
    }),
    effect,
  }),
];

function shown(type: string, label: Localized<string>): ParameterDefinition {
  return defineParameter({
    public: true,
    type,
    kind: "BOOLEAN",
    group,
    field: toggle({ label, initial: true }),
    effect,
  });
}

function hidden(type: string, label: Localized<string>): ParameterDefinition {
  return defineParameter({ public: true, type, kind: "BOOLEAN", group, field: toggle({ label }), effect });
}
