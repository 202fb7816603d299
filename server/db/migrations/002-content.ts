import type { Migration } from "./migration.ts";

/** Element lists, news and albums (spec §3). `search` and `*_sort` are folded by code (fold.ts). */
export const content: Migration = {
  name: "002-content",
  statements: ({ id, text, instant, end }) => [
    `create table element_list (route ${text} primary key, fields ${text} not null ${end}`,
    `create table element (
      id ${id},
      route ${text} not null references element_list (route),
      position integer not null,
      media_id integer references media (id),
      link ${text} not null,
      shared_values ${text} not null
    ${end}`,
    `create index element_by_route on element (route, position)`,
    `create table element_text (
      element_id integer not null references element (id) on delete cascade,
      locale ${text} not null,
      slug ${text} not null,
      title ${text} not null,
      title_sort ${text} not null,
      text ${text} not null,
      field_values ${text} not null,
      search ${text} not null,
      primary key (element_id, locale)
    ${end}`,
    `create table news (
      id ${id},
      day ${text} not null,
      published_at ${instant} not null,
      promoted integer not null check (promoted in (0, 1)),
      media_id integer references media (id)
    ${end}`,
    `create index news_by_day on news (day)`,
    `create index news_by_publication on news (published_at)`,
    `create table news_text (
      news_id integer not null references news (id) on delete cascade,
      locale ${text} not null,
      slug ${text} not null,
      title ${text} not null,
      title_sort ${text} not null,
      summary ${text} not null,
      text ${text} not null,
      search ${text} not null,
      primary key (news_id, locale)
    ${end}`,
    `create table album (id ${id}, position integer not null ${end}`,
    `create table album_text (
      album_id integer not null references album (id) on delete cascade,
      locale ${text} not null,
      slug ${text} not null,
      title ${text} not null,
      title_sort ${text} not null,
      text ${text} not null,
      search ${text} not null,
      primary key (album_id, locale)
    ${end}`,
    `create table album_media (
      album_id integer not null references album (id) on delete cascade,
      position integer not null,
      media_id integer not null references media (id),
      primary key (album_id, position)
    ${end}`,
  ],
};
