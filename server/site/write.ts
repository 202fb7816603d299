import { sql } from "kysely";

import { database, dropAllTags, inTransaction } from "#server/db/context.ts";
import type { Tables } from "#server/db/tables.ts";

/** Every table with the site's own data, those that refer to others first. */
const tables = [
  ...["import_path", "import_key", "import_item", "import_run"],
  "stock_movement",
  ...["order_return_event", "order_return_line", "order_return", "withdrawal_line", "withdrawal"],
  ...["refund_line", "refund", "payment_event", "payment"],
  ...["sales_day_goods", "sales_day_tax", "sales_day"],
  ...["order_note", "order_paper", "order_event", "order_hold", "line_file", "order_line", "order", "order_counter"],
  ...["checkout", "cart_line", "cart", "discount_code", "customization_input", "customization"],
  ...["shipping_rate", "shipping_service", "shipping_zone", "pickup_slot", "pickup_closure", "pickup_schedule"],
  ...[
    "food_label",
    "box_item",
    "decreasing_discount",
    "declination_variation",
    "product_variation",
    "variation_detail",
    "variation",
  ],
  ...["product_recommendation", "award", "product_pairing", "meal_icon"],
  ...[
    "presence",
    "admin_log",
    "admin_invitation",
    "password_reset",
    "session",
    "user_address",
    "user",
    "discount",
    "price_point",
    "stock",
    "declination",
  ],
  ...["product_tag", "product_text", "product"],
  ...["form_file_part", "form_file", "form_answer", "form"],
  ...["album_media", "album_text", "album", "news_text", "news", "element_text", "element", "element_list"],
  ...["blog_text", "blog", "blog_folder_text", "blog_folder", "service_tag", "service_text", "service"],
  ...["popup_text", "popup", "company_address_type", "company_address_text", "company_address", "logo"],
  ...["form_file_part", "form_file", "form_answer", "form", "font_face", "font_family", "page_view"],
  ...[
    "newsletter_consent",
    "newsletter_subscription",
    "newsletter_list_text",
    "newsletter_list",
    "visit",
    "visit_seen",
    "settings_preset",
    "idempotency_key",
    "mail",
  ],
  "record",
  ...[
    "preview",
    "page_former_slug",
    "shared_page",
    "page_text",
    "page",
    "draft_edit",
    "draft",
    "planned_document",
    "publication_plan",
    "revision",
    "layout",
    "component_config",
    "media_tag",
    "media_former_path",
    "media",
    "parameter",
    "site",
    "setting",
  ],
] as const satisfies readonly (keyof Tables)[];

/** Empties the whole site: content, settings, accounts. There is no way back but a backup. */
export async function clearSite(): Promise<void> {
  await inTransaction(async () => {
    // Pages refer to each other, and so do folders.
    await database().updateTable("page").set({ parent_id: null }).execute();
    await database().updateTable("blog_folder").set({ parent_id: null }).execute();
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(database());
    dropAllTags();
  });
}

/** Tells whether anything stands on the site yet. */
export async function isEmptySite(): Promise<boolean> {
  const row = await database().selectFrom("page").select("id").limit(1).executeTakeFirst();
  return row === undefined;
}
