import { choices } from "../fields/choices.ts";
import { dateTime } from "../fields/date-time.ts";
import type { Field, Fields } from "../fields/field.ts";
import { group } from "../fields/group.ts";
import { select } from "../fields/select.ts";
import { type Locale, locales } from "../locale.ts";
import type { BlockSchema } from "./block-registry.ts";
import { type BlockNode, builtInSlugs } from "./layout.ts";

/*
 * When and for whom a block is shown (ADR 078): one prop that every block has beside its definition's fields. Views never
 * see it, and no component config has it.
 */

/** The prop's name; no definition may have a field of that name. */
export const visibilityProp = "visibility";

/** Told by how wide the page is, not by what a browser says of itself. */
export const devices = ["phone", "tablet", "computer"] as const;
export type Device = (typeof devices)[number];

/** The widths of the page from which it is a tablet's, and a computer's. */
export const deviceWidths = { tablet: 600, computer: 960 } as const;

/** Sparse: what isn't set leaves the block to everybody. */
export interface Visibility {
  /** The first moment at which it is shown; an instant's text. */
  readonly from?: string | null;
  /** The moment from which it is no longer shown. */
  readonly until?: string | null;
  readonly devices?: readonly Device[];
  readonly visitors?: "everybody" | "customers" | "guests";
  readonly languages?: readonly Locale[];
}

const fields: Fields = {
  from: dateTime({
    label: { fr_FR: "À partir du", en_US: "From" },
    help: {
      fr_FR: "Heure de Paris\u00a0; sans heure, dès minuit.",
      en_US: "Paris time; without a time, from midnight.",
    },
  }),
  until: dateTime({
    label: { fr_FR: "Jusqu’au", en_US: "Until" },
    help: { fr_FR: "Sans heure, ce jour compris.", en_US: "Without a time, that day included." },
    day: "end",
  }),
  devices: choices({
    label: { fr_FR: "Appareils", en_US: "Devices" },
    help: {
      fr_FR: "Selon la largeur de la page\u00a0: moins de 600\u00a0px, moins de 960\u00a0px, davantage.",
      en_US: "By the width of the page: below 600 px, below 960 px, above.",
    },
    options: [
      { value: "phone", label: { fr_FR: "Téléphone", en_US: "Phone" } },
      { value: "tablet", label: { fr_FR: "Tablette", en_US: "Tablet" } },
      { value: "computer", label: { fr_FR: "Ordinateur", en_US: "Computer" } },
    ],
  }),
  visitors: select({
    label: { fr_FR: "Visiteurs", en_US: "Visitors" },
    help: {
      fr_FR: "Une commodité, pas une protection\u00a0: n’y mettez rien de confidentiel.",
      en_US: "A convenience, not a protection: put nothing confidential here.",
    },
    options: [
      { value: "everybody", label: { fr_FR: "Tout le monde", en_US: "Everybody" } },
      { value: "customers", label: { fr_FR: "Clients connectés", en_US: "Customers who are logged in" } },
      { value: "guests", label: { fr_FR: "Visiteurs non connectés", en_US: "Visitors who are not logged in" } },
    ],
  }),
  languages: choices({
    label: { fr_FR: "Langues", en_US: "Languages" },
    options: [
      { value: "fr_FR", label: { fr_FR: "Français", en_US: "French" } },
      { value: "en_US", label: { fr_FR: "Anglais", en_US: "English" } },
    ],
  }),
};

/** [PV1] The field of the prop. */
export const visibilityField: Field = group({
  label: { fr_FR: "Affichage", en_US: "Visibility" },
  item: fields,
  against: ({ from, until }: Visibility) =>
    from && until && Date.parse(until) <= Date.parse(from) ? [{ key: "until", messageKey: "key.afterStart" }] : [],
}) as Field;

/** Every field that a block's own props may have. The page's place in a frame is always there. */
export function ownFields({ slug, fields: own }: Pick<BlockSchema, "slug" | "fields">): Fields {
  return slug === builtInSlugs.outlet ? own : { ...own, [visibilityProp]: visibilityField };
}

/** A field of a block by its prop's name. */
export function ownField(own: Fields, prop: string): Field | undefined {
  if (prop === visibilityProp) return visibilityField;
  return Object.hasOwn(own, prop) ? own[prop] : undefined;
}

/** When and for whom a block is shown; null: always, for everybody. What can't be read counts for nothing (PF3). */
export function visibilityOf({ props }: Pick<BlockNode, "props">): Visibility | null {
  const stored = props[visibilityProp];
  if (stored === undefined) return null;
  const checked = visibilityField.check(stored);
  return checked.ok && isCondition(checked.value as Visibility) ? (checked.value as Visibility) : null;
}

/** Props without the one that the view doesn't see. */
export function viewedProps(props: BlockNode["props"]): BlockNode["props"] {
  if (!(visibilityProp in props)) return props;
  const { [visibilityProp]: _visibility, ...viewed } = props;
  return viewed;
}

function isCondition({ from, until, devices: shownOn = devices, visitors, languages = locales }: Visibility): boolean {
  const isFor = visitors !== undefined && visitors !== "everybody";
  const isNarrowed = shownOn.length < devices.length || languages.length < locales.length;
  return Boolean(from) || Boolean(until) || isFor || isNarrowed;
}
