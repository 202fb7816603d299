import type { Field } from "../fields/field.ts";
import { select } from "../fields/select.ts";
import { text } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";
import { localeInfos, locales, type Localized } from "../locale.ts";
import { blankSiteInfo, type SiteInfo } from "../site/site-info.ts";
import type { SettingDefinition } from "./setting.ts";

/** What of the site info is set one by one; fonts are settings of their own. */
export type InfoField = Exclude<keyof SiteInfo, "id" | "fonts">;

const address = { max: 300, localized: false } as const;

const fields: Readonly<Record<InfoField, Field>> = {
  name: text({ label: { fr_FR: "Nom du site", en_US: "Name of the site" }, localized: false, max: 120 }),
  url: text({ label: { fr_FR: "Adresse du site", en_US: "Address of the site" }, ...address }),
  prodUrl: text({
    label: { fr_FR: "Adresse publique", en_US: "Public address" },
    help: {
      fr_FR: "Celle que les moteurs de recherche et les autres sites connaissent.",
      en_US: "The one that search engines and other sites know.",
    },
    ...address,
  }),
  devUrl: text({
    label: { fr_FR: "Adresse d’essai", en_US: "Trial address" },
    help: { fr_FR: "Les moteurs de recherche la laissent de côté.", en_US: "Search engines leave it alone." },
    ...address,
  }),
  isWinemaker: toggle({ label: { fr_FR: "Domaine viticole", en_US: "Wine estate" } }),
  isECommerce: toggle({
    label: { fr_FR: "Boutique en ligne", en_US: "Online shop" },
    help: {
      fr_FR: "Sans elle, les pages de la boutique mènent à l’accueil.",
      en_US: "Without it, the shop’s pages lead to the home page.",
    },
  }),
  isBuilding: toggle({
    label: { fr_FR: "Site en construction", en_US: "Site under construction" },
    help: {
      fr_FR: "Les visiteurs voient une page d’attente ; vous voyez le site.",
      en_US: "Visitors see a page that says so; you see the site.",
    },
  }),
  technicalFileModel: select({
    label: { fr_FR: "Modèle des fiches techniques", en_US: "Model of the technical sheets" },
    help: {
      fr_FR: "La page que l’on imprime d’un vin, dans les couleurs et les caractères du site.",
      en_US: "The page that one prints of a wine, in the site’s colours and typefaces.",
    },
    options: [
      {
        value: "DEFAULT",
        label: { fr_FR: "Classique : la bouteille près de son texte", en_US: "Classic: the bottle beside its text" },
      },
      {
        value: "CONTRAST",
        label: { fr_FR: "Contraste : une colonne de couleur", en_US: "Contrast: a column in colour" },
      },
      { value: "", label: { fr_FR: "Aucune fiche", en_US: "No sheet" } },
    ],
  }),
  dashboardType: select({
    label: { fr_FR: "Ce panneau s’ouvre sur", en_US: "This panel opens with" },
    options: [
      { value: "DEFAULT", label: { fr_FR: "Le site et la boutique", en_US: "The site and the shop" } },
      { value: "SITE", label: { fr_FR: "Le site", en_US: "The site" } },
      { value: "SHOP", label: { fr_FR: "La boutique", en_US: "The shop" } },
    ],
  }),
  defaultLang: select({
    label: { fr_FR: "Langue par défaut", en_US: "Default language" },
    help: {
      fr_FR: "Pour qui ne parle aucune des langues du site.",
      en_US: "For whoever speaks none of the site’s languages.",
    },
    options: locales.map((code): { value: string; label: Localized<string> } => ({
      value: code,
      label: { fr_FR: localeInfos[code].label },
    })),
  }),
};

const addresses: readonly InfoField[] = ["url", "prodUrl", "devUrl"];

/** The site info (spec §3) as settings, under `info.` and their names. */
export const infoSettings: readonly SettingDefinition[] = (Object.keys(fields) as InfoField[]).map((name) => {
  const field = fields[name];
  const { help } = field.describe();
  return {
    key: `info.${name}`,
    group: "site",
    label: field.label,
    ...(help && { help }),
    field,
    initial: blankSiteInfo[name],
    effect: { render: true },
    ...(addresses.includes(name) && { isLink: true }),
  };
});
