import { Hono } from "hono";

import { localizePath, locales } from "#schemas/locale.ts";

import { keepOrder, orderKeyIn } from "./order-cookie.ts";

/**
 * The links of mails about an order: the key goes into a cookie and out of the address, before there is a page whose
 * links, history or referrer could have it. Whether it opens anything is the page's to ask; anything else is too.
 */
export function createOrderLinkApp(isSecure: boolean): Hono {
  const app = new Hono();
  for (const locale of locales) {
    const page = localizePath("/cart/success", locale);
    app.get(`${page}/:id`, async (c, next) => {
      const { id } = c.req.param();
      const order = orderKeyIn(`${id}.${c.req.query("key") ?? ""}`);
      if (!order) return await next();
      const headers = {
        Location: `${page}/${order.id}`,
        "Cache-Control": "private, no-store",
        "Referrer-Policy": "no-referrer",
        "Set-Cookie": keepOrder(order, isSecure),
      };
      return new Response(null, { status: 303, headers });
    });
  }
  return app;
}
