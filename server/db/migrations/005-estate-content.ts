import type { Migration } from "./migration.ts";

/**
 * Blog, services, popups, the estate's addresses and logos (spec §3, §7); newsletter subscriptions and
 * visits, which only the operator reads. `search` and `*_sort` are folded by code (fold.ts).
 */
export const estateContent: Migration = {
  name: "005-estate-content",
  statements: ({ id, text, instant, end }) => [
    `create table blog_folder (
      id ${id},
      parent_id integer references blog_folder (id),
      position integer not null,
      media_id integer references media (id)
    ${end}`,
    `create table blog_folder_text (
      blog_folder_id integer not null references blog_folder (id) on delete cascade,
      locale ${text} not null,
      slug ${text} not null,
      name ${text} not null,
      text ${text} not null,
      primary key (blog_folder_id, locale)
    ${end}`,
    `create table blog (
      id ${id},
      folder_id integer references blog_folder (id),
      day ${text} not null,
      published_at ${instant} not null,
      media_id integer references media (id)
    ${end}`,
    `create index blog_by_folder on blog (folder_id, day)`,
    `create index blog_by_day on blog (day)`,
    `create index blog_by_publication on blog (published_at)`,
    `create table blog_text (
      blog_id integer not null references blog (id) on delete cascade,
      locale ${text} not null,
      slug ${text} not null,
      title ${text} not null,
      title_sort ${text} not null,
      summary ${text} not null,
      text ${text} not null,
      search ${text} not null,
      primary key (blog_id, locale)
    ${end}`,
    `create table service (
      id ${id},
      position integer not null,
      media_id integer references media (id)
    ${end}`,
    `create table service_text (
      service_id integer not null references service (id) on delete cascade,
      locale ${text} not null,
      slug ${text} not null,
      title ${text} not null,
      title_sort ${text} not null,
      summary ${text} not null,
      text ${text} not null,
      search ${text} not null,
      primary key (service_id, locale)
    ${end}`,
    `create table service_tag (
      service_id integer not null references service (id) on delete cascade,
      tag ${text} not null,
      primary key (service_id, tag)
    ${end}`,
    `create table popup (
      id ${id},
      position integer not null,
      media_id integer references media (id),
      link ${text} not null,
      is_shown_on_reload integer not null check (is_shown_on_reload in (0, 1)),
      delay integer not null check (delay between 0 and 600000),
      page_types ${text} not null,
      is_active integer not null check (is_active in (0, 1)),
      starts_at ${instant},
      ends_at ${instant}
    ${end}`,
    `create table popup_text (
      popup_id integer not null references popup (id) on delete cascade,
      locale ${text} not null,
      title ${text} not null,
      message ${text} not null,
      link_label ${text} not null,
      primary key (popup_id, locale)
    ${end}`,
    // Degrees in millionths, so that both engines keep them exactly.
    `create table company_address (
      id ${id},
      position integer not null,
      firstname ${text} not null,
      lastname ${text} not null,
      address ${text} not null,
      address_part2 ${text} not null,
      postal_code ${text} not null,
      city ${text} not null,
      city_sort ${text} not null,
      country ${text} not null,
      phone ${text} not null,
      email ${text} not null,
      latitude_e6 integer check (latitude_e6 between -90000000 and 90000000),
      longitude_e6 integer check (longitude_e6 between -180000000 and 180000000),
      opening_hours ${text} not null,
      check ((latitude_e6 is null) = (longitude_e6 is null))
    ${end}`,
    `create table company_address_text (
      company_address_id integer not null references company_address (id) on delete cascade,
      locale ${text} not null,
      name ${text} not null,
      name_sort ${text} not null,
      text ${text} not null,
      primary key (company_address_id, locale)
    ${end}`,
    `create table company_address_type (
      company_address_id integer not null references company_address (id) on delete cascade,
      type ${text} not null,
      primary key (company_address_id, type)
    ${end}`,
    `create table logo (
      id ${id},
      type ${text} not null unique,
      media_id integer not null references media (id)
    ${end}`,
    `create table newsletter_subscription (
      id ${id},
      email ${text} not null,
      email_folded ${text} not null unique,
      locale ${text} not null,
      consented_at ${instant} not null
    ${end}`,
    `create table visit (
      visit ${text} not null,
      day ${text} not null,
      visitors integer not null,
      primary key (visit, day)
    ${end}`,
    // Whose visit of the day is counted already; earlier days are forgotten.
    `create table visit_seen (
      day ${text} not null,
      visit ${text} not null,
      visitor ${text} not null,
      primary key (day, visit, visitor)
    ${end}`,
  ],
};
