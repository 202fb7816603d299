import { join } from "node:path";

import { createTransport } from "nodemailer";

import { writeWhole } from "#server/disk/write-whole.ts";

import { compose } from "./compose.ts";
import { MailNotSent, type MailDriver } from "./mail-driver.ts";

/**
 * Mails into a folder, for a site that has no mail server: each as a message (`.eml`) that any mail program opens, and its
 * page (`.html`) for a browser beside it, written first: whoever finds a message finds its page too. The same mail again
 * takes its own place.
 */
export function outboxMail({ folder }: { readonly folder: string }): MailDriver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail(compose(mail));
        await writeWhole(join(folder, `${mail.id}.html`), Buffer.from(mail.html));
        await writeWhole(join(folder, `${mail.id}.eml`), message as Buffer);
      } catch (error) {
        const { code }: { code?: unknown } = Object(error);
        throw new MailNotSent(typeof code === "string" ? code : "unknown", { isFinal: false, cause: error });
      }
    },
  };
}
