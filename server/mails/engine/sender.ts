import { parameterValues } from "#server/site/parameters/read.ts";

/** Who a mail is from, as far as the estate has said it. */
export interface Sender {
  readonly name: string;
  readonly address: string;
  readonly replyTo: string | null;
  /** Street and town, telephone; empty where they are not known. */
  readonly headOffice: string;
  readonly phone: string;
  /** Colours written `#rrggbb`. */
  readonly primary: string | null;
  readonly accent: string | null;
}

/** The estate as the sender of mails: from the configured address, else its own, else one that nobody reads. */
export async function senderOf(origin: string, from: string | null): Promise<Sender> {
  const values = await parameterValues();
  const host = new URL(origin).hostname;
  const own = values["COMPANY_EMAIL"] || null;
  return {
    name: values["COMPANY_NAME"] || host,
    address: from ?? own ?? `no-reply@${host}`,
    replyTo: own,
    headOffice: values["COMPANY_HEAD_OFFICE"] ?? "",
    phone: values["COMPANY_PHONE"] ?? "",
    primary: values["COLOR_PRIMARY"] ?? null,
    accent: values["COLOR_ACCENT"] ?? null,
  };
}
