/**
 * The cookie by which the server tells the page's script that the cart which the browser holds changed without it: a form
 * was posted as it is, somebody logged in or out, an order was placed. The cart's own cookie is for the server alone.
 */
export const cartNewsCookie = "cartNews";

/** Whether `document.cookie` tells that news. */
export function hasCartNews(cookies: string): boolean {
  return cookies.split("; ").includes(`${cartNewsCookie}=1`);
}
