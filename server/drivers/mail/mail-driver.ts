/** A mail as it leaves, whole. */
export interface OutgoingMail {
  /** The same at every try, so that one that came twice is seen as one: letters, digits and dots, without a host. */
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Who gets the answers; null: the sender. */
  readonly replyTo: string | null;
  readonly to: string;
  readonly subject: string;
  /** Of a letter to subscribers, the address that ends the subscription by a POST (RFC 8058); null: of any other mail. */
  readonly unsubscribe: string | null;
  readonly html: string;
  readonly text: string;
}

/** Where mails go. */
export interface MailDriver {
  /** Hands a mail on. Rejects with a `MailNotSent` when nobody took it. */
  send(mail: OutgoingMail): Promise<void>;
}

/** A mail that nobody took. Its message names a reason by code, never a person. */
export class MailNotSent extends Error {
  override readonly name = "MailNotSent";
  /** True when trying again would get the same answer. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal, cause }: { readonly isFinal: boolean; readonly cause?: unknown }) {
    super(reason, { cause });
    this.isFinal = isFinal;
  }
}

/** How long a server may take for one mail, in milliseconds: less than the lease of who sends it. */
export const mailTimeout = 60_000;
