import type { MediaUseKind } from "#schemas/content/media.ts";
import type { Tables } from "#server/db/tables.ts";

/** A table in whose rows media stand. */
export interface UsePlace {
  readonly kind: MediaUseKind;
  readonly table: keyof Tables;
  /** The column with the number of what a row belongs to; left out: there is one of it, or it has no number. */
  readonly owner?: string;
  /** Columns that refer to a medium. */
  readonly media?: readonly string[];
  /** Columns with a document in them, whose pictures are ids. */
  readonly documents?: readonly string[];
  /** Columns with a text or an address. */
  readonly texts?: readonly string[];
}

/**
 * Every table in whose rows visitors may see a medium, beside layouts and drafts. Previews of pages, faces of fonts and
 * originals of crops aren't among it: those media are their own, and nobody is shown them in the library.
 */
export const usePlaces: readonly UsePlace[] = [
  { kind: "page", table: "page", owner: "id", texts: ["menu_icon"] },
  { kind: "popup", table: "popup", owner: "id", media: ["media_id"], texts: ["link"] },
  { kind: "popup", table: "popup_text", owner: "popup_id", texts: ["message"] },
  { kind: "form", table: "form", owner: "id", documents: ["document"] },
  { kind: "blocks", table: "component_config", documents: ["props"] },
  { kind: "settings", table: "parameter", texts: ["value"] },
  { kind: "settings", table: "site", documents: ["info"] },
  { kind: "preset", table: "settings_preset", owner: "id", documents: ["settings"] },
  { kind: "logo", table: "logo", owner: "id", media: ["media_id"] },
  { kind: "address", table: "company_address_text", owner: "company_address_id", texts: ["text"] },
  { kind: "news", table: "news", owner: "id", media: ["media_id"] },
  { kind: "news", table: "news_text", owner: "news_id", texts: ["summary", "text"] },
  { kind: "blog", table: "blog", owner: "id", media: ["media_id"] },
  { kind: "blog", table: "blog_text", owner: "blog_id", texts: ["summary", "text"] },
  { kind: "folder", table: "blog_folder", owner: "id", media: ["media_id"] },
  { kind: "folder", table: "blog_folder_text", owner: "blog_folder_id", texts: ["text"] },
  {
    kind: "element",
    table: "element",
    owner: "id",
    media: ["media_id"],
    documents: ["shared_values"],
    texts: ["link"],
  },
  { kind: "element", table: "element_text", owner: "element_id", documents: ["field_values"], texts: ["text"] },
  { kind: "album", table: "album_media", owner: "album_id", media: ["media_id"] },
  { kind: "album", table: "album_text", owner: "album_id", texts: ["text"] },
  { kind: "service", table: "service", owner: "id", media: ["media_id"] },
  { kind: "service", table: "service_text", owner: "service_id", texts: ["summary", "text"] },
  { kind: "product", table: "product", owner: "id", media: ["media_id", "back_media_id"], texts: ["sheet"] },
  { kind: "product", table: "product_text", owner: "product_id", texts: ["summary", "text", "sheet"] },
  { kind: "product", table: "declination", owner: "product_id", media: ["media_id"], texts: ["features"] },
  { kind: "product", table: "award", owner: "product_id", media: ["media_id"], texts: ["texts"] },
  { kind: "product", table: "product_pairing", owner: "product_id", texts: ["texts"] },
  { kind: "pairing", table: "meal_icon", owner: "id", texts: ["icon"] },
  { kind: "letters", table: "newsletter_list_text", owner: "newsletter_list_id", texts: ["description"] },
  { kind: "record", table: "record", owner: "id", documents: ["document"] },
];

/** Where what a row belongs to is called something, by language. */
export interface NamePlace {
  readonly table: keyof Tables;
  readonly owner: string;
  readonly name: string;
  /** In place of an empty name. */
  readonly otherwise?: string;
}

export const namePlaces: Readonly<Partial<Record<MediaUseKind, NamePlace>>> = {
  page: { table: "page_text", owner: "page_id", name: "menu_title", otherwise: "title" },
  popup: { table: "popup_text", owner: "popup_id", name: "title" },
  address: { table: "company_address_text", owner: "company_address_id", name: "name" },
  news: { table: "news_text", owner: "news_id", name: "title" },
  blog: { table: "blog_text", owner: "blog_id", name: "title" },
  folder: { table: "blog_folder_text", owner: "blog_folder_id", name: "name" },
  element: { table: "element_text", owner: "element_id", name: "title" },
  album: { table: "album_text", owner: "album_id", name: "title" },
  service: { table: "service_text", owner: "service_id", name: "title" },
  product: { table: "product_text", owner: "product_id", name: "name" },
  letters: { table: "newsletter_list_text", owner: "newsletter_list_id", name: "name" },
};
