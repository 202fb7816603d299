/**
 * Every call that spec §7 names, in its spelling and order (`{card-provider}` and the other words in
 * braces are its own). Calls it only describes carry the path that
 * design §11 decided. The coverage test holds this list against the specification and the catalogue.
 */
export const specCalls: readonly string[] = [
  // At start
  "GET /parameter",
  "GET /site/info",
  "GET /logged",
  "GET /news",
  "GET /admin/address/type",
  "GET /company/address",
  "GET /variation",
  "GET /external-app/{app}/config/public",
  "GET /element/{route}",
  "GET /user",
  // Site
  "GET /site/visit/{id}",
  "GET /{cardProvider}/public-key",
  "GET /popup/{id}",
  "GET /component/conf/{slug}",
  "GET /page/{id}",
  "POST /image/load-svg",
  // Addresses
  "POST /relay/access-points",
  // Albums
  "GET /album",
  "GET /album/{id}",
  // Auth
  "POST /register",
  "POST /login",
  "PUT /password/reset/ask",
  "PUT /password/reset",
  // User
  "PUT /user",
  "PUT /user/password",
  "GET /user/newsletter/lists",
  "GET /user/newsletter/subscription",
  "PUT /user/newsletter/subscription",
  "POST /newsletter/subscribe",
  "DELETE /user",
  // Blog
  "GET /blog/folder/list",
  "GET /blog/folder/list/{id}",
  "GET /blog/folder",
  "GET /blog/folder/{id}",
  "GET /blog/folder/ariane/{id}",
  "GET /blog/ariane/{id}",
  "GET /blog/{id}",
  // Calendar
  "GET /calendar/{id}/date/allowed/{month}/{year}",
  // Cart
  "POST /cart",
  "POST /cart/{cartId}",
  "GET /cart/{id}/default",
  "POST /cart/{cartId}/product/{declinationId}",
  "PUT /cart/{cartId}/product/{productId}/quantity",
  "DELETE /cart/{cartId}",
  "DELETE /cart/{cartId}/product/{productId}/{idCartProduct}",
  // Order
  "POST /order/validate",
  "POST /order/discount",
  "POST /order",
  "POST /calculate/shipping-fees",
  "GET /{cardProvider}/result/{id}",
  "GET /order",
  "GET /order/{id}",
  "GET /list/order/status",
  "GET /order-back",
  "POST /order/{id}/back-products",
  "GET /order-generic-values/{type}",
  "GET /order/back-products/is-active",
  "GET /admin/order/{id}/get-status",
  "GET /admin/order/{id}/tracking-link",
  "GET /forms/file/download/{id}",
  // Cities and countries
  "GET /cities/{search}/{idCountry}",
  "GET /countries",
  // Contact
  "POST /message",
  // Customization
  "GET /product/{id}/customization",
  "POST /product-customization/{id}/file/validate",
  "POST /cart/product/{idProduct}/declination/{idDeclination}/customize/price",
  // Admin
  "POST /admin/page/{idPage}/layout/{idLayout}/hash/check",
  "PUT /admin/page/{idPage}/layout/{idLayout}/preview",
  // Elements
  "GET /element/{route}/{id}",
  "POST /element/{route}/{id}/register",
  // Forms
  "GET /forms/{id}",
  "POST /forms/{id}/answer/validate",
  "POST /forms/{id}/submit",
  // Reviews
  "GET /reviews",
  // Products and services
  "GET /award",
  "GET /v2/product/recommended/{id}",
  "GET /parameter/product/meal-icon",
  "GET /product/generate/file/{id}",
  "GET /product/generate/file/{id}/{idDeclination}",
  "GET /service",
  "GET /service/{id}",
];
