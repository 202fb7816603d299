import { Hono, type Context } from "hono";

import { expectedReply, notificationPath } from "#server/drivers/payment/payment-driver.ts";
import { takeNotification } from "#server/payment/write.ts";

import { statusByCode } from "../errors.ts";
import { readBody } from "../request/read-body.ts";

/** Bytes of a notification. */
const most = 256 * 1024;

const noStore = { "Cache-Control": "no-store" };

/**
 * Where who takes the money says what came of it: `POST /payments/{provider}/notifications`, read as it came, since its
 * signature is over its bytes. What isn't answered by 200 comes again.
 */
export function createNotificationsApp(): Hono {
  const app = new Hono();
  const path = notificationPath(":provider");
  app.post(path, async (c) => {
    const body = await readBody(c.req.raw, most);
    if (!body.ok) return c.text("Content Too Large", 413, { ...noStore, Connection: "close" });
    const header = (name: string): string | null => c.req.header(name) ?? null;
    const taken = await takeNotification(c.req.param("provider") ?? "", { body: body.value, header });
    if (taken.ok) return c.text(expectedReply, 200, noStore);
    return c.text(taken.error.code, statusByCode[taken.error.code], noStore);
  });
  app.all(path, (c: Context) => c.text("Method Not Allowed", 405, { Allow: "POST", ...noStore }));
  return app;
}
