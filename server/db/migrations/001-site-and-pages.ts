import type { Migration } from "./migration.ts";

/** Settings, site info, media, layouts and pages (spec §2, §3; design §2). */
export const siteAndPages: Migration = {
  name: "001-site-and-pages",
  statements: ({ id, text, instant, end }) => [
    `create table setting (name ${text} primary key, value ${text} not null ${end}`,
    `create table parameter (id ${id}, type ${text} not null unique, value ${text} ${end}`,
    `create table site (id integer primary key, info ${text} not null ${end}`,
    `create table media (
      id ${id},
      path ${text} not null unique,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      bytes integer not null check (bytes >= 0),
      mime ${text} not null,
      alt ${text} not null,
      placeholder ${text} not null
    ${end}`,
    `create table layout (
      id ${id},
      kind ${text} not null check (kind in ('page', 'frame', 'reusable', 'template')),
      name ${text} not null,
      published_revision_id integer,
      unique (kind, name)
    ${end}`,
    `create table layout_revision (
      id ${id},
      layout_id integer not null references layout (id),
      document ${text} not null,
      state ${text} not null check (state in ('draft', 'published')),
      label ${text} not null,
      created_at ${instant} not null
    ${end}`,
    `create index layout_revision_by_layout on layout_revision (layout_id, id)`,
    `create table component_config (
      slug ${text} primary key,
      v integer not null check (v > 0),
      props ${text} not null
    ${end}`,
    `create table page (
      id ${id},
      type ${text} not null,
      parent_id integer references page (id),
      position integer not null,
      frame_id integer references layout (id),
      layout_id integer references layout (id),
      menu_icon ${text} not null,
      is_menu integer not null check (is_menu in (0, 1)),
      is_fixed_right integer not null check (is_fixed_right in (0, 1)),
      is_absolute_menu integer not null check (is_absolute_menu in (0, 1)),
      is_reload integer not null check (is_reload in (0, 1)),
      is_cms integer not null check (is_cms in (0, 1)),
      has_custom_header integer not null check (has_custom_header in (0, 1)),
      has_custom_footer integer not null check (has_custom_footer in (0, 1)),
      is_e_commerce integer not null check (is_e_commerce in (0, 1))
    ${end}`,
    `create index page_by_type on page (type)`,
    `create table page_text (
      page_id integer not null references page (id) on delete cascade,
      locale ${text} not null,
      slug ${text} not null,
      menu_title ${text} not null,
      menu_title_sort ${text} not null,
      title ${text} not null,
      title_sort ${text} not null,
      meta_description ${text} not null,
      primary key (page_id, locale),
      unique (locale, slug)
    ${end}`,
    `create index page_text_by_slug on page_text (slug)`,
  ],
};
