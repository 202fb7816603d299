/** Which part of the product brings a call. */
export type Chapter = "foundation" | "content" | "shop" | "account" | "forms" | "editor" | "documents";

/**
 * Every call that spec §7 names, in its spelling and order (`{card-provider}` and the other words in
 * braces are its own), with the chapter that brings it. Calls it only describes carry the path that
 * design §11 decided. The coverage test holds this list against the specification and the catalogue.
 */
export const specCalls: Readonly<Record<string, Chapter>> = {
  // At start
  "GET /parameter": "foundation",
  "GET /site/info": "foundation",
  "GET /logged": "foundation",
  "GET /news": "foundation",
  "GET /admin/address/type": "content",
  "GET /company/address": "content",
  "GET /variation": "content",
  "GET /external-app/{app}/config/public": "content",
  "GET /element/{route}": "foundation",
  "GET /user": "foundation",
  // Site
  "GET /site/visit/{id}": "content",
  "GET /{cardProvider}/public-key": "shop",
  "GET /popup/{id}": "content",
  "GET /component/conf/{slug}": "foundation",
  "GET /page/{id}": "foundation",
  "POST /image/load-svg": "content",
  // Addresses
  "POST /relay/access-points": "shop",
  // Albums
  "GET /album": "foundation",
  "GET /album/{id}": "foundation",
  // Auth
  "POST /register": "account",
  "POST /login": "foundation",
  "PUT /password/reset/ask": "account",
  "PUT /password/reset": "account",
  // User
  "PUT /user": "account",
  "PUT /user/password": "account",
  "GET /user/newsletter/lists": "account",
  "GET /user/newsletter/subscription": "account",
  "PUT /user/newsletter/subscription": "account",
  "POST /newsletter/subscribe": "content",
  "DELETE /user": "account",
  // Blog
  "GET /blog/folder/list": "content",
  "GET /blog/folder/list/{id}": "content",
  "GET /blog/folder": "content",
  "GET /blog/folder/{id}": "content",
  "GET /blog/folder/ariane/{id}": "content",
  "GET /blog/ariane/{id}": "content",
  "GET /blog/{id}": "content",
  // Calendar
  "GET /calendar/{id}/date/allowed/{month}/{year}": "shop",
  // Cart
  "POST /cart": "shop",
  "POST /cart/{cartId}": "shop",
  "GET /cart/{id}/default": "shop",
  "POST /cart/{cartId}/product/{declinationId}": "shop",
  "PUT /cart/{cartId}/product/{productId}/quantity": "shop",
  "DELETE /cart/{cartId}": "shop",
  "DELETE /cart/{cartId}/product/{productId}/{idCartProduct}": "shop",
  // Order
  "POST /order/validate": "shop",
  "POST /order/discount": "shop",
  "POST /order": "shop",
  "POST /calculate/shipping-fees": "shop",
  "GET /{cardProvider}/result/{id}": "shop",
  "GET /order": "account",
  "GET /order/{id}": "account",
  "GET /list/order/status": "account",
  "GET /order-back": "account",
  "POST /order/{id}/back-products": "account",
  "GET /order-generic-values/{type}": "account",
  "GET /order/back-products/is-active": "account",
  "GET /admin/order/{id}/get-status": "account",
  "GET /admin/order/{id}/tracking-link": "account",
  "GET /forms/file/download/{id}": "forms",
  // Cities and countries
  "GET /cities/{search}/{idCountry}": "shop",
  "GET /countries": "shop",
  // Contact
  "POST /message": "forms",
  // Customization
  "GET /product/{id}/customization": "shop",
  "POST /product-customization/{id}/file/validate": "shop",
  "POST /cart/product/{idProduct}/declination/{idDeclination}/customize/price": "shop",
  // Admin
  "POST /admin/page/{idPage}/layout/{idLayout}/hash/check": "editor",
  "PUT /admin/page/{idPage}/layout/{idLayout}/preview": "editor",
  // Elements
  "GET /element/{route}/{id}": "foundation",
  "POST /element/{route}/{id}/register": "forms",
  // Forms
  "GET /forms/{id}": "forms",
  "POST /forms/{id}/answer/validate": "forms",
  "POST /forms/{id}/submit": "forms",
  // Reviews
  "GET /reviews": "content",
  // Products and services
  "GET /award": "content",
  "GET /v2/product/recommended/{id}": "content",
  "GET /parameter/product/meal-icon": "content",
  "GET /product/generate/file/{id}": "documents",
  "GET /product/generate/file/{id}/{idDeclination}": "documents",
  "GET /service": "content",
  "GET /service/{id}": "content",
};
