import { sql } from "kysely";

import { readJson } from "../json-text.ts";
import type { Migration } from "./migration.ts";

/** What lists and columns were called until people could name them. */
const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "bandeau-promotionnel": { fr_FR: "Bandeau promotionnel", en_US: "Promotional banner" },
  "logo-footer": { fr_FR: "Logos du pied de page", en_US: "Footer logos" },
  "link-footer": { fr_FR: "Liens du pied de page", en_US: "Footer links" },
  "nos-parcelles": { fr_FR: "Parcelles", en_US: "Parcels" },
  realisation: { fr_FR: "Réalisations", en_US: "Works" },
  recompenses: { fr_FR: "Palmarès", en_US: "Honours" },
  atelier: { fr_FR: "Ateliers", en_US: "Workshops" },
  message: { fr_FR: "Message", en_US: "Message" },
  couleur_de_fond: { fr_FR: "Couleur de fond", en_US: "Ground color" },
  contour: { fr_FR: "Contour sur le plan", en_US: "Outline on the map" },
  cuvees: { fr_FR: "Cuvées", en_US: "Wines" },
};

/** What one element of them was called. */
const ones: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "bandeau-promotionnel": { fr_FR: "Message du bandeau", en_US: "Banner message" },
  "logo-footer": { fr_FR: "Logo", en_US: "Logo" },
  "link-footer": { fr_FR: "Lien", en_US: "Link" },
  "nos-parcelles": { fr_FR: "Parcelle", en_US: "Parcel" },
  realisation: { fr_FR: "Réalisation", en_US: "Work" },
  recompenses: { fr_FR: "Distinction", en_US: "Honour" },
  atelier: { fr_FR: "Atelier", en_US: "Workshop" },
};

/** Element lists are records of a collection: each has a number, and what people call it and its columns. */
export const elementListNames: Migration = {
  name: "067-element-list-names",
  statements: ({ text }) => [
    `alter table element_list add column id integer not null default 0`,
    `update element_list set id = (select count(*) from element_list as other where other.route <= element_list.route)`,
    `create unique index element_list_by_id on element_list (id)`,
    `alter table element_list add column label ${text} not null default '{}'`,
    `alter table element_list add column one ${text} not null default '{}'`,
  ],
  async rows(transaction) {
    const { rows } = await sql<{ id: number; route: string; fields: string }>`
      select id, route, fields from element_list`.execute(transaction);
    for (const { id, route, fields } of rows) {
      const label = JSON.stringify(wordsOf(route));
      const one = JSON.stringify(Object.hasOwn(ones, route) ? ones[route] : {});
      await sql`update element_list set label = ${label}, one = ${one}, fields = ${labelled(fields)} where id = ${id}`.execute(
        transaction,
      );
    }
  },
};

function labelled(fields: string): string {
  const stored = readJson(fields);
  if (!Array.isArray(stored)) return fields;
  return JSON.stringify(
    stored.map((field: { readonly name?: unknown }) => ({ ...field, label: wordsOf(String(field.name)) })),
  );
}

function wordsOf(name: string): Readonly<Record<string, string>> {
  if (Object.hasOwn(known, name)) return known[name] ?? {};
  const words = name.replaceAll(/[-_]+/g, " ");
  const said = words.charAt(0).toUpperCase() + words.slice(1);
  return { fr_FR: said, en_US: said };
}
