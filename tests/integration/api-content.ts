import { calls } from "#schemas/contract/catalogue.ts";
import { register } from "#server/accounts/profile/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { resetLifetime } from "#server/accounts/resets/read.ts";
import { resetHash } from "#server/accounts/resets/rules.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { saveAlbum } from "#server/albums/write.ts";
import { saveBlogFolder } from "#server/blog/folders/write.ts";
import { saveBlog } from "#server/blog/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { saveCompanyAddress } from "#server/company-addresses/write.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { saveElementList } from "#server/elements/lists/write.ts";
import { saveElement } from "#server/elements/write.ts";
import { saveMedia } from "#server/media/write.ts";
import { saveNews } from "#server/news/write.ts";
import { setComponentConfig } from "#server/pages/component-configs/write.ts";
import { holdTime } from "#server/orders/rules.ts";
import { placeOrder } from "#server/orders/write.ts";
import { savePopup } from "#server/popups/write.ts";
import { saveSchedule } from "#server/shipping/pickup/write.ts";
import { saveCustomization } from "#server/customizations/write.ts";
import { saveTariff } from "#server/shipping/fees/write.ts";
import { saveService } from "#server/services/write.ts";
import { saveLogo } from "#server/site/logos/write.ts";
import { buildLayout, createPage, granted, textBlock } from "#tests/factories/site-content.ts";

import { fillWorkshop } from "./form-content.ts";
import { fillLabel } from "./label-content.ts";
import { fillNewsletter } from "./newsletter-content.ts";
import { contact, home } from "./shop-content.ts";
import { fillDeskOrders } from "./desk-content.ts";
import { fillWithdrawal } from "./return-content.ts";

/** What the API tests find in the database. */
export interface ApiContent {
  readonly page: number;
  readonly element: number;
  readonly album: number;
  readonly news: number;
  readonly product: number;
  readonly popup: number;
  readonly folder: number;
  readonly blog: number;
  readonly service: number;
}

/** What the reviews service answers. */
export const guestbook = {
  reviews: [{ id: "1", author: "Marion", rating: 5, date: "2026-03-01", text: "Un bel accueil." }],
  url: "https://reviews.test/estate",
};

export const administrator = { email: "vigneronne@estate.test", password: "grand cru 2022" } as const;

/** Their password is the one that the example of `resetPassword` sets: the calls after it know it too. */
export const customer = { email: "cliente@estate.test", password: "vendanges à la main" } as const;

/** What shipping costs. */
const tariff = {
  services: [{ serviceCode: "HOME", deliveryType: "DELIVERY", names: { fr_FR: "À domicile" } }],
  zones: [{ name: "France", countries: ["FR"], rates: { HOME: { 6: 1290 } } }],
} as const;

/** Fills the current database with one or two rows of everything that the API reads. */
export async function fillApiContent(): Promise<ApiContent> {
  const media = granted(await saveMedia({ path: "cave.jpg", width: 1600, height: 900, bytes: 1, mime: "image/jpeg" }));
  const page = await createPage("le-vignoble", { document: buildLayout([textBlock("intro", "Depuis 1870")]) });
  granted(await saveElementList({ route: "logo-footer", fields: [] }));
  const element = granted(
    await saveElement({ route: "logo-footer", mediaId: media.id, texts: { fr_FR: { title: "Terra Vitis" } } }),
  );
  const album = granted(
    await saveAlbum({ mediaIds: [media.id], texts: { fr_FR: { title: "Vendanges" }, en_US: { title: "Harvest" } } }),
  );
  const news = granted(
    await saveNews({
      date: "2026-03-01",
      promoted: true,
      mediaId: media.id,
      texts: { fr_FR: { title: "Premiers bourgeons" }, en_US: { title: "First buds" } },
    }),
  );
  granted(await saveNews({ date: "2026-04-01", texts: { fr_FR: { title: "L'été 100 % bio_\\" } } }));
  const product = granted(await saveProduct(wine("Grande Cuvée", "GC-22", 2450)));
  const white = granted(await saveProduct(wine("Petit Blanc", "PB-24", 900)));
  await fillCustomization(white.id);
  await fillCart();
  granted(await saveTariff(tariff));
  await fillOrder();
  await fillNewsletter();
  await fillWithdrawal();
  await fillDeskOrders();
  await fillLabel();
  granted(await setComponentConfig({ slug: "banner", v: 1, props: {} }));
  granted(await addAdministrator(administrator));
  const estate = await fillEstate(media.id);
  await fillWorkshop(1000);
  return { page: page.id, element: element.id, album: album.id, news: news.id, product: product.id, ...estate };
}

/** How the second wine is made for its buyers; the calls' examples name its file. */
async function fillCustomization(productId: number): Promise<void> {
  const inputs = [
    {
      id: 90,
      inputType: "FILE",
      label: { fr_FR: "Blason" },
      customizationValues: [{ costType: "EURO", amount: 1200 }],
    },
    { id: 91, inputType: "TEXT", label: { fr_FR: "Gravure" }, maxLength: 40 },
  ] as const;
  granted(await saveCustomization(productId, { type: "SIMPLE", inputs }));
}

/** The cart of the calls' examples as it is before each of them: nobody's, with a first line of two bottles. */
export async function fillCart(): Promise<void> {
  const id = String(calls.find(({ name }) => name === "getCart")?.example.params?.["cartId"]);
  const declinationId = (await stockOf("GC-22"))?.declinationId ?? 0;
  granted(await countStock(declinationId, 60));
  const cart = { user_id: null, state: "ACTIVE", merged_into: null, type: "MAIN_CART", discount_code: "" } as const;
  const line = { cart_id: id, declination_id: declinationId, quantity: 2, customization_hash: "" };
  await inTransaction(async () => {
    // The first of all lines is given its id by the database, so that no other one will be.
    const wasThere = await database().selectFrom("cart").select("id").where("id", "=", id).executeTakeFirst();
    await database()
      .insertInto("cart")
      .values({ ...cart, id, version: 1, created_at: now(), updated_at: now() })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(cart))
      .execute();
    await database().deleteFrom("cart_line").where("cart_id", "=", id).execute();
    await database()
      .insertInto("cart_line")
      .values({ ...line, ...(wasThere && { id: 1 }) })
      .execute();
  });
}

/** The customer of the calls' examples, when there is none, with the link to a new password and the login that they name. */
export async function fillCustomer(): Promise<void> {
  const { email } = customer;
  const profile = { firstname: "Claire", lastname: "Cliente", phone: null, birthdate: null };
  if ((await accountOf(email)) === null)
    granted(await register({ ...customer, ...profile, locale: "fr_FR", clientAddress: "test" }));
  const { token = "" }: { token?: string } = calls.find(({ name }) => name === "resetPassword")?.example.body ?? {};
  const link = { token_hash: resetHash(token), expires_at: now() + resetLifetime };
  const id = (await accountOf(email)) ?? 0;
  // The login that the example ends; nobody has its token.
  const { id: session } = calls.find(({ name }) => name === "endUserSession")?.example.params ?? {};
  const login = { user_id: id, id_site: 3, created_at: now(), expires_at: now() + resetLifetime };
  // The address that the examples change and remove.
  const { id: addressId } = calls.find(({ name }) => name === "removeUserAddress")?.example.params ?? {};
  const lines = { firstname: "Claire", lastname: "Cliente", address: "3 rue des Forges", address_part2: "" };
  const place = { postal_code: "21000", city: "Dijon", country_id: 250, is_delivery: 1, is_billing: 1 } as const;
  await inTransaction(async () => {
    await database()
      .insertInto("user_address")
      .values({ id: Number(addressId), user_id: id, ...lines, ...place, created_at: now() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await database()
      .insertInto("password_reset")
      .values({ user_id: id, ...link })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(link))
      .execute();
    await database()
      .insertInto("session")
      .values({ token_hash: String(session).padEnd(64, "0"), ...login })
      .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(login))
      .execute();
  });
}

/** The first order, of what the example's cart holds, with the key that the calls' examples have. */
async function fillOrder(): Promise<void> {
  const key = String(calls.find(({ name }) => name === "getOrder")?.example.query?.["key"]);
  const id = String(calls.find(({ name }) => name === "getCart")?.example.params?.["cartId"]);
  const delivery = { type: "DELIVERY", address: home, serviceCode: "HOME" } as const;
  const wish = {
    contact: { ...contact, email: customer.email },
    delivery,
    billing: null,
    message: "",
    expectedTotalCents: null,
  };
  const order = granted(await placeOrder({ ...wish, idCart: id, locale: "fr_FR", userId: null }));
  await inTransaction(async () => {
    await database().updateTable("order").set({ access_key: key, cart_id: null }).where("id", "=", order.id).execute();
    await declinedPayment(order.id);
  });
}

/** The first order is held as if it had just been placed, so that it can be paid. */
export async function holdOrder(): Promise<void> {
  const held = { hold_ends_at: now() + holdTime };
  await inTransaction(() => database().updateTable("order").set(held).where("id", "=", 1).execute());
}

/** The order of the calls' example is paid, its invoice the one of `getOrderPaper`'s example. */
export async function payOrder(): Promise<void> {
  const number = String(calls.find(({ name }) => name === "getOrderPaper")?.example.params?.["number"]);
  await inTransaction(async () => {
    const paid = { invoice_number: number, paid_at: now() };
    await database().updateTable("order").set(paid).where("id", "=", 1).execute();
  });
}

/** The payment of the calls' example: it was declined, so that nobody asks the bank what came of it. */
async function declinedPayment(orderId: number): Promise<void> {
  const id = String(calls.find(({ name }) => name === "getPaymentResult")?.example.params?.["id"]);
  const [at, locale] = [now(), "fr_FR"];
  await database()
    .insertInto("payment")
    .values({
      ...{ public_id: id, order_id: orderId, provider: "sandbox", reference: "bank_1", locale, return_url: "" },
      ...{ state: "DECLINED", reason: "DECLINED", amount_cents: 6190, refunded_cents: 0, is_surplus: 0 },
      ...{ expires_at: at, look_at: at, created_at: at, updated_at: at },
    })
    .execute();
}

/** What stands around pages and products: popup, blog, services, address, logos. */
async function fillEstate(mediaId: number): Promise<Pick<ApiContent, "popup" | "folder" | "blog" | "service">> {
  const popup = granted(await savePopup({ mediaId, texts: { fr_FR: { title: "Fermé le 15 août" } } }));
  const folder = granted(
    await saveBlogFolder({ texts: { fr_FR: { name: "À la vigne" }, en_US: { name: "In the vines" } } }),
  );
  const blog = granted(
    await saveBlog({ folderId: folder.id, date: "2026-03-02", mediaId, texts: { fr_FR: { title: "Tailler court" } } }),
  );
  const service = granted(
    await saveService({ mediaId, tags: ["cave"], texts: { fr_FR: { title: "Visite de la cave" } } }),
  );
  const cellar = granted(
    await saveCompanyAddress({
      types: ["CELLAR", "CLICK_AND_COLLECT"],
      address: "1 chemin des Vignes",
      postalCode: "21190",
      city: "Saint-Romain",
      position: { latitude: 46.999_812, longitude: 4.710_034 },
      openingHours: [{ day: 1, opens: "09:00", closes: "12:00" }],
      texts: { fr_FR: { name: "La cave" } },
    }),
  );
  const saturdays = { weekday: 6, from: "10:00", to: "12:00", capacity: 2 } as const;
  granted(await saveSchedule({ addressId: cellar.id, ...saturdays }));
  granted(await saveLogo("LOGO", mediaId));
  granted(await saveMedia({ path: svgFile.path, width: 20, height: 20, bytes: 40, mime: "image/svg+xml" }));
  return { popup: popup.id, folder: folder.id, blog: blog.id, service: service.id };
}

/** An SVG of the media library; the server puts its text there. */
export const svgFile = {
  path: "mark.svg",
  text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M0 0h20v20z"/></svg>',
} as const;

function wine(name: string, reference: string, priceCents: number) {
  return {
    type: "WINE",
    subtype: "BOTTLE",
    kind: "RED",
    appellation: "Saint-Romain",
    tags: ["garde"],
    declinations: [{ reference, year: 2022, capacityMl: 750, tracksStock: true, priceCents }],
    texts: { fr_FR: { name } },
  } as const;
}
