import { number } from "../../fields/number.ts";
import { select } from "../../fields/select.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";
import { matchedText, type MatchedTextOptions } from "./matched-text.ts";

const group = "tracking";
const effect = { render: true } as const;

/** The name of a host, as it is put into addresses. */
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

/**
 * The optional trackers and the consent that they wait for (spec §9): a statistics tool, two analytics services, a
 * privacy-friendly analytics tool, tag managers and a social pixel. Visitors' pages hold them, so they are no secret.
 */
export const tracking: readonly ParameterDefinition[] = [
  defineParameter({
    public: true,
    type: "CONSENT_LANGUAGE",
    kind: "STRING",
    group,
    field: select({
      label: { fr_FR: "Langue du bandeau de consentement", en_US: "Language of the consent banner" },
      options: [
        { value: "fr_FR", label: { fr_FR: "Français pour tous", en_US: "French for everybody" } },
        { value: "visitor", label: { fr_FR: "Celle de la page", en_US: "The page’s" } },
      ],
    }),
    effect,
  }),
  defineParameter({
    public: true,
    type: "COOKIE_CONSENT_MONTHS",
    kind: "NUMBER",
    group,
    field: number({
      label: { fr_FR: "Durée du consentement aux cookies", en_US: "Cookie consent duration" },
      help: {
        fr_FR: "En mois : 6 sont d’usage, 13 le plus que la loi permet. Ensuite, le bandeau revient.",
        en_US: "In months: 6 are good practice, 13 the most that the law allows. Then the banner comes back.",
      },
      initial: 6,
      min: 1,
      max: 13,
      integer: true,
    }),
    effect,
  }),
  id("MATOMO_URL", {
    label: { fr_FR: "Adresse de Matomo", en_US: "Address of Matomo" },
    help: {
      fr_FR: "Outil de statistiques : l’adresse de votre Matomo. Il faut aussi le numéro du site.",
      en_US: "Statistics tool: the address of your Matomo. The site’s number is needed, too.",
    },
    pattern: /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d{2,5})?(?:\/[\w~-][\w.~-]*)*\/?$/,
    isAddress: true,
    runsScripts: true,
    example: "https://stats.example.com",
    max: 200,
  }),
  id("MATOMO_SITE_ID", {
    label: { fr_FR: "Numéro du site dans Matomo", en_US: "The site’s number in Matomo" },
    help: { fr_FR: "Dans Matomo : Administration, Sites web.", en_US: "In Matomo: Administration, Websites." },
    pattern: /^[1-9]\d{0,8}$/,
    example: "1",
    max: 9,
  }),
  id("MATOMO_EMAIL_DIMENSION", {
    label: { fr_FR: "Dimension Matomo de l’e-mail", en_US: "Matomo dimension of the e-mail" },
    help: {
      fr_FR:
        "Numéro de la dimension de visite qui reçoit l’e-mail des clients connectés, s’ils ont accepté. Vide : aucun.",
      en_US:
        "Number of the visit dimension that gets the e-mail of customers who are logged in and agreed. Empty: none.",
    },
    pattern: /^[1-9]\d{0,2}$/,
    example: "1",
    max: 3,
    initial: "1",
  }),
  id("GOOGLE_ANALYTICS_ID", {
    label: { fr_FR: "Google Analytics 4", en_US: "Google Analytics 4" },
    help: { fr_FR: "Identifiant de mesure, en G-.", en_US: "Measurement id, beginning with G-." },
    pattern: /^G-[A-Z\d]{4,16}$/,
    example: "G-AB12CD34EF",
    max: 18,
  }),
  id("CLARITY_ID", {
    label: { fr_FR: "Microsoft Clarity", en_US: "Microsoft Clarity" },
    help: { fr_FR: "Identifiant du projet.", en_US: "Project id." },
    pattern: /^[a-z\d]{6,20}$/,
    example: "ab12cd34ef",
    max: 20,
  }),
  id("PLAUSIBLE_DOMAIN", {
    label: { fr_FR: "Site dans Plausible", en_US: "Site in Plausible" },
    help: {
      fr_FR: "Mesure respectueuse de la vie privée : le nom du site tel que Plausible le connaît.",
      en_US: "Privacy-friendly analytics: the name of the site as Plausible knows it.",
    },
    pattern: host,
    example: "domaine.example.com",
    max: 100,
  }),
  id("PLAUSIBLE_HOST", {
    label: { fr_FR: "Serveur Plausible", en_US: "Plausible server" },
    help: { fr_FR: "À changer si vous hébergez Plausible.", en_US: "To be changed if you host Plausible yourself." },
    pattern: host,
    example: "plausible.io",
    max: 100,
    initial: "plausible.io",
    runsScripts: true,
  }),
  id("TAG_MANAGER_IDS", {
    label: { fr_FR: "Google Tag Manager", en_US: "Google Tag Manager" },
    help: {
      fr_FR: "Identifiants des conteneurs, en GTM-, un par ligne, cinq au plus.",
      en_US: "Ids of the containers, beginning with GTM-, one a line, five at most.",
    },
    pattern: /^GTM-[A-Z\d]{4,10}(?:\s+GTM-[A-Z\d]{4,10}){0,4}\s*$/,
    example: "GTM-AB12CD3",
    max: 100,
    multiline: true,
    runsScripts: true,
  }),
  id("FACEBOOK_PIXEL_ID", {
    label: { fr_FR: "Pixel Facebook (Meta)", en_US: "Facebook pixel (Meta)" },
    help: { fr_FR: "Identifiant du pixel, tout en chiffres.", en_US: "Id of the pixel, digits only." },
    pattern: /^\d{8,20}$/,
    example: "123456789012345",
    max: 20,
  }),
];

interface IdOptions extends MatchedTextOptions {
  readonly runsScripts?: true;
}

function id(type: string, { runsScripts, ...options }: IdOptions): ParameterDefinition {
  const kind = options.multiline ? "TEXT" : "STRING";
  const field = matchedText(options);
  return defineParameter({ public: true, type, kind, group, field, effect, ...(runsScripts && { runsScripts }) });
}
