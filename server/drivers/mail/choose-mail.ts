import { join } from "node:path";

import type { MailDriver } from "./mail-driver.ts";
import { outboxMail } from "./outbox-mail.ts";
import { smtpMail } from "./smtp-mail.ts";

/** The mail server that `SMTP_URL` names; without one the folder `outbox` of the data folder. */
export function chooseMail({ smtpUrl, dataDir }: { smtpUrl: string | undefined; dataDir: string }): MailDriver {
  return smtpUrl === undefined ? outboxMail({ folder: join(dataDir, "outbox") }) : smtpMail({ url: smtpUrl });
}
