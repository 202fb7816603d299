import type { ElementCollection } from "../content/element-field.ts";
import type { Fields } from "../fields/field.ts";
import { image } from "../fields/image.ts";
import { number } from "../fields/number.ts";
import { richText } from "../fields/rich-text.ts";
import { text } from "../fields/text.ts";
import type { Collection } from "./collection.ts";
import { elementWords, hasWords } from "./element-words.ts";
import { elementColumn } from "./fields/element-column.ts";
import { optional } from "./fields/optional.ts";
import { order } from "./fields/order.ts";
import { slug } from "./fields/slug.ts";

const prefix = "list-";

/** What every element has, whatever its list. */
const common: Fields = {
  title: text({ label: { fr_FR: "Titre", en_US: "Title" } }),
  text: richText({ label: { fr_FR: "Texte", en_US: "Text" } }),
  picture: image({ label: { fr_FR: "Image", en_US: "Picture" }, words: false }),
  link: elementColumn({ label: { fr_FR: "Lien", en_US: "Link" }, kind: "link", localized: false }),
  order: order(),
  slug: slug(),
  places: optional(
    number({
      label: { fr_FR: "Places", en_US: "Places" },
      help: { fr_FR: "Vide\u00a0: on ne s’inscrit pas.", en_US: "Empty: nobody registers." },
      min: 0,
      max: 100_000,
      integer: true,
    }),
  ),
  form: optional(
    number({
      label: { fr_FR: "Formulaire d’inscription", en_US: "Registration form" },
      help: { fr_FR: "Vide\u00a0: le formulaire habituel.", en_US: "Empty: the usual form." },
      min: 1,
      max: 2_147_483_647,
      integer: true,
      of: "form",
    }),
  ),
};

/** An element list (spec §2, §7) as a collection: what every element has, and the list's own columns. */
export function elementCollection({ route, label: said, one, hasPages, fields }: ElementCollection): Collection {
  const own = fields.map(({ name, label = {}, ...column }) => {
    return [ownField(name), elementColumn({ label: elementWords(name, label), ...column })] as const;
  });
  const label = elementWords(route, said);
  const names = own.map(([name]) => name);
  return {
    slug: `${prefix}${route}`,
    sign: "table",
    label,
    one: hasWords(one) ? elementWords(route, one) : label,
    fields: { ...common, ...Object.fromEntries(own) },
    groups: [
      { name: { fr_FR: "Contenu", en_US: "Content" }, fields: ["title", ...names, "text", "picture", "link"] },
      { name: { fr_FR: "Place", en_US: "Place" }, fields: ["order", "slug"] },
      { name: { fr_FR: "Inscription", en_US: "Registration" }, fields: ["places", "form"] },
    ],
    title: "title",
    columns: ["order"],
    ...(hasPages && { path: `/elements/${route}/` }),
  };
}

/** The list that a collection's slug is of; null: of none. */
export function elementRoute(collection: string): string | null {
  return collection.startsWith(prefix) ? collection.slice(prefix.length) : null;
}

/** The field of a list's own column: no column can be called like what every element has. */
export function ownField(column: string): string {
  return `own_${column}`;
}
