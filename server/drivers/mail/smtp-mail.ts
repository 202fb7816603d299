import { createTransport } from "nodemailer";

import { compose } from "./compose.ts";
import { MailNotSent, mailTimeout, type MailDriver } from "./mail-driver.ts";

export interface SmtpMailOptions {
  /** `smtp://user:password@host:587` (TLS where the server offers it, demanded with a password) or `smtps://…`. */
  readonly url: string;
  /** Milliseconds for one mail. */
  readonly timeout?: number;
}

/** Mails by SMTP. The server's certificate is checked; a password never goes over a line that is not encrypted. */
export function smtpMail({ url, timeout = mailTimeout }: SmtpMailOptions): MailDriver {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === "smtps:";
  const auth = username === "" ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const step = Math.min(timeout, 15_000);
  return {
    async send(mail) {
      const transport = createTransport({
        host: hostname.replace(/^\[|\]$/g, ""),
        port: port === "" ? (isSecure ? 465 : 587) : Number(port),
        secure: isSecure,
        requireTLS: auth !== null,
        ...(auth && { auth }),
        connectionTimeout: step,
        greetingTimeout: step,
        dnsTimeout: step,
        socketTimeout: step,
      });
      const { promise: tooLate, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(Object.assign(new Error("too slow"), { code: "ETIMEDOUT" })), timeout);
      try {
        await Promise.race([transport.sendMail(compose(mail)), tooLate]);
      } catch (error) {
        throw notSent(error);
      } finally {
        clearTimeout(timer);
        transport.close();
      }
    },
  };
}

/** What the server said may quote an address: its codes alone are told. */
function notSent(error: unknown): MailNotSent {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error);
  const status = typeof responseCode === "number" ? responseCode : null;
  const reason = [typeof code === "string" ? code : "unknown", ...(status === null ? [] : [status])].join(" ");
  // A 5yz reply to the recipient or the content is the server's last word; one to the login is the operator's to mend.
  const isFinal = status !== null && status >= 500 && status !== 503 && (code === "EENVELOPE" || code === "EMESSAGE");
  return new MailNotSent(reason, { isFinal });
}
