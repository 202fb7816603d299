import type { Generated, Insertable, Selectable } from "kysely";

import type { AccountTables } from "./account-tables.ts";
import type { CartTables, ShippingTables } from "./cart-tables.ts";
import type { CollectionTables } from "./collection-tables.ts";
import type { DraftTables } from "./draft-tables.ts";
import type { FontTables } from "./font-tables.ts";
import type { FormTables } from "./form-tables.ts";
import type { ImportTables } from "./import-tables.ts";
import type { MediaTables } from "./media-tables.ts";
import type { NewsletterTables } from "./newsletter-tables.ts";
import type { OrderTables } from "./order-tables.ts";
import type { PaymentTables } from "./payment-tables.ts";
import type { ReturnTables } from "./return-tables.ts";
import type { SalesTables } from "./sales-tables.ts";
import type { StockTables } from "./stock-tables.ts";

/** The database's tables as Kysely sees them: the migrations' outcome. Flags are 0 or 1. */
export interface Tables
  extends
    ContentTables,
    EstateTables,
    ShopTables,
    ProductSheetTables,
    CartTables,
    ShippingTables,
    OrderTables,
    PaymentTables,
    ReturnTables,
    SalesTables,
    StockTables,
    AccountTables,
    CollectionTables,
    DraftTables,
    FontTables,
    ImportTables,
    MediaTables,
    FormTables,
    NewsletterTables {
  setting: { name: string; value: string };
  parameter: { id: Generated<number>; type: string; value: string | null };
  site: { id: number; info: string };
  layout: { id: Generated<number>; kind: string; name: string; published_revision_id: number | null };
  component_config: { slug: string; v: number; props: string };
  page: {
    id: Generated<number>;
    type: string;
    parent_id: number | null;
    position: number;
    frame_id: number | null;
    layout_id: number | null;
    menu_icon: string;
    is_menu: number;
    is_fixed_right: number;
    is_absolute_menu: number;
    is_reload: number;
    is_cms: number;
    has_custom_header: number;
    has_custom_footer: number;
    is_e_commerce: number;
  };
  /** What a page was called before, in any language. */
  page_former_slug: { slug: string; page_id: number };
  page_text: {
    page_id: number;
    locale: string;
    slug: string;
    menu_title: string;
    menu_title_sort: string;
    title: string;
    title_sort: string;
    meta_description: string;
  };
}

interface ContentTables {
  element_list: { id: number; route: string; fields: string; label: Generated<string>; one: Generated<string> };
  element: {
    id: Generated<number>;
    route: string;
    position: number;
    media_id: number | null;
    link: string;
    shared_values: string;
    form_id: number | null;
    places: number | null;
    places_taken: Generated<number>;
  };
  element_text: {
    element_id: number;
    locale: string;
    slug: string;
    title: string;
    title_sort: string;
    text: string;
    field_values: string;
    search: string;
  };
  news: { id: Generated<number>; day: string; published_at: number; promoted: number; media_id: number | null };
  news_text: {
    news_id: number;
    locale: string;
    slug: string;
    title: string;
    title_sort: string;
    summary: string;
    text: string;
    search: string;
  };
  album: { id: Generated<number>; position: number };
  album_text: {
    album_id: number;
    locale: string;
    slug: string;
    title: string;
    title_sort: string;
    text: string;
    search: string;
  };
  album_media: { album_id: number; position: number; media_id: number };
}

interface EstateTables {
  blog_folder: { id: Generated<number>; parent_id: number | null; position: number; media_id: number | null };
  blog_folder_text: { blog_folder_id: number; locale: string; slug: string; name: string; text: string };
  blog: {
    id: Generated<number>;
    folder_id: number | null;
    day: string;
    published_at: number;
    media_id: number | null;
  };
  blog_text: {
    blog_id: number;
    locale: string;
    slug: string;
    title: string;
    title_sort: string;
    summary: string;
    text: string;
    search: string;
  };
  service: { id: Generated<number>; position: number; media_id: number | null };
  service_text: {
    service_id: number;
    locale: string;
    slug: string;
    title: string;
    title_sort: string;
    summary: string;
    text: string;
    search: string;
  };
  service_tag: { service_id: number; tag: string };
  popup: {
    id: Generated<number>;
    position: number;
    media_id: number | null;
    link: string;
    is_shown_on_reload: number;
    delay: number;
    page_types: string;
    is_active: number;
    starts_at: number | null;
    ends_at: number | null;
    layout_id: number | null;
    is_public: Generated<number>;
  };
  popup_text: { popup_id: number; locale: string; title: string; message: string; link_label: string };
  company_address: {
    id: Generated<number>;
    position: number;
    firstname: string;
    lastname: string;
    address: string;
    address_part2: string;
    postal_code: string;
    city: string;
    city_sort: string;
    country: string;
    phone: string;
    email: string;
    latitude_e6: number | null;
    longitude_e6: number | null;
    opening_hours: string;
  };
  company_address_text: {
    company_address_id: number;
    locale: string;
    name: string;
    name_sort: string;
    text: string;
  };
  company_address_type: { company_address_id: number; type: string };
  logo: { id: Generated<number>; type: string; media_id: number };
  visit: { visit: string; day: string; visitors: number };
  page_view: { day: string; path: string; source: string; views: number };
  visit_seen: { day: string; visit: string; visitor: string };
}

interface ShopTables {
  product: {
    id: Generated<number>;
    type: "WINE" | "BOX" | "OTHER";
    subtype: "BOTTLE" | null;
    kind: string;
    appellation: string;
    media_id: number | null;
    back_media_id: Generated<number | null>;
    is_published: number;
    vat_rate: Generated<number>;
    is_dematerialized: Generated<number>;
    has_shipping_fees: Generated<number>;
    region: Generated<string>;
    updated_at: number | null;
    sheet: Generated<string>;
  };
  product_text: {
    product_id: number;
    locale: string;
    slug: string;
    name: string;
    name_sort: string;
    summary: string;
    text: string;
    search: string;
    sheet: Generated<string>;
  };
  product_tag: { product_id: number; tag: string };
  declination: {
    id: Generated<number>;
    product_id: number;
    position: number;
    year: number | null;
    capacity_ml: number;
    tracks_stock: number;
    price_cents: number;
    fixed_price_cents: number | null;
    sell_by_multiple_of: number;
    media_id: number | null;
    reference: string;
    alcohol: number | null;
    features: Generated<string>;
    archived_at: number | null;
  };
  price_point: { declination_id: number; since: number; cents: number };
  discount: {
    id: Generated<number>;
    product_id: number | null;
    declination_id: number | null;
    type: "EURO" | "PERCENT";
    amount: number;
    detail_type: "PRODUCT" | "SHIPPING_FEES";
    starts_at: number | null;
    ends_at: number | null;
  };
}

interface ProductSheetTables {
  meal_icon: { id: Generated<number>; key: string; position: number; icon: string; label: string };
  product_pairing: { product_id: number; meal_icon_id: number; position: number; texts: string };
  award: {
    id: Generated<number>;
    product_id: number;
    position: number;
    vintage: number | null;
    year: number;
    medal: "GOLD" | "SILVER" | "BRONZE" | "NONE";
    score: string;
    media_id: number | null;
    texts: string;
  };
  product_recommendation: { product_id: number; recommended_id: number; position: number };
  variation: { id: Generated<number>; position: number; label: string; display_label: string };
  variation_detail: { id: Generated<number>; variation_id: number; position: number; label: string };
  product_variation: { product_id: number; slot: number; variation_id: number };
  declination_variation: { declination_id: number; variation_id: number; variation_detail_id: number };
  decreasing_discount: {
    id: Generated<number>;
    product_id: number;
    from_quantity: number;
    type: "EURO" | "PERCENT";
    amount: number;
  };
  food_label: { declination_id: number; document: string; changed_at: number };
  box_item: { product_id: number; declination_id: number; position: number; quantity: number };
}

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
