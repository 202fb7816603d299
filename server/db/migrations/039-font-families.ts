import type { Migration } from "./migration.ts";

/** Typefaces that the estate has uploaded: a medium each, what its name says of it, and how large its letters are (ten-thousandths of an em). */
export const fontFamilies: Migration = {
  name: "039-font-families",
  statements: ({ id, text, end }) => [
    `create table font_family (
      id ${id},
      name ${text} not null,
      name_folded ${text} not null unique,
      generic ${text} not null check (generic in ('sans-serif', 'serif', 'cursive'))
    ${end}`,
    `create table font_face (
      media_id integer primary key references media (id),
      family_id integer not null references font_family (id),
      name ${text} not null,
      weight integer not null check (weight between 100 and 900),
      style ${text} not null check (style in ('normal', 'italic')),
      ascent integer not null,
      descent integer not null,
      line_gap integer not null,
      width integer not null,
      unique (family_id, weight, style)
    ${end}`,
  ],
};
