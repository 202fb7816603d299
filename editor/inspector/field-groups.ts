import type { FieldKind, Fields } from "#schemas/fields/field.ts";

export type FieldGroup = "words" | "pictures" | "look";

const groupOf: Readonly<Record<FieldKind, FieldGroup>> = {
  text: "words",
  "rich-text": "words",
  list: "words",
  image: "pictures",
  link: "pictures",
  reference: "pictures",
  colour: "look",
  number: "look",
  select: "look",
  toggle: "look",
  responsive: "look",
  choices: "look",
  "date-time": "look",
  group: "look",
  "opening-hours": "look",
};

/** As many fields are read at a glance: more of them stand in groups. */
const glance = 5;

/** A block's fields in groups: what it says, what it shows and leads to, how it looks. One group where they are few. */
export function fieldGroups(
  fields: Fields,
): readonly { readonly group: FieldGroup; readonly names: readonly string[] }[] {
  const names = Object.keys(fields);
  if (names.length === 0) return [];
  const groups = (["words", "pictures", "look"] as const)
    .map((group) => ({ group, names: names.filter((name) => groupOf[fields[name]?.kind ?? "text"] === group) }))
    .filter((group) => group.names.length > 0);
  return names.length <= glance ? [{ group: "words", names }] : groups;
}
