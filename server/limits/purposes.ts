/** What may not be done too often, how often it may, and who is counted. */
export interface Purpose {
  /** Attempts that are let through… */
  readonly attempts: number;
  /** …in any stretch of this many milliseconds. */
  readonly window: number;
  /**
   * Who is counted: a network address (`clientAddressOf`), the account that a folded e-mail names, whether it
   * exists or not, or a device that somebody has logged in on before.
   */
  readonly by: "address" | "account" | "device";
  /**
   * Where the counters are: in the database what guards accounts and inboxes, for it must outlive the process
   * and be one for all of them; in the process's memory what only saves work.
   */
  readonly kept: "database" | "memory";
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Every allowance there is, each with counters of its own: no purpose can use up another's, nor make it forget.
 * Ten verifications in fifteen minutes are those of reliability R-29 and S-13; thirty drawings D6.
 */
export const purposes = {
  "login-account": { attempts: 10, window: 15 * minute, by: "account", kept: "database" },
  "login-address": { attempts: 10, window: 15 * minute, by: "address", kept: "database" },
  "login-device": { attempts: 10, window: 15 * minute, by: "device", kept: "database" },
  /** Accounts that are opened, by a household and for an address: each is a mail. */
  "register-account": { attempts: 5, window: hour, by: "account", kept: "database" },
  "register-address": { attempts: 10, window: 15 * minute, by: "address", kept: "database" },
  /** Links to a new password: each is a mail (reliability D19). */
  "reset-account": { attempts: 5, window: hour, by: "account", kept: "database" },
  "reset-address": { attempts: 5, window: 15 * minute, by: "address", kept: "database" },
  /** Invitations to edit the site: each is a mail, by who invites and to whom. */
  "invite-by": { attempts: 30, window: hour, by: "account", kept: "database" },
  "invite-account": { attempts: 5, window: hour, by: "account", kept: "database" },
  /** The old password, from within a session that may be somebody else's. */
  "password-change": { attempts: 10, window: 15 * minute, by: "account", kept: "database" },
  /** What a household writes to the estate, by whichever form. */
  form: { attempts: 10, window: 15 * minute, by: "address", kept: "database" },
  /** Forms that are sent, refused or not, and asked about beforehand. */
  "form-check": { attempts: 600, window: 15 * minute, by: "address", kept: "memory" },
  /** Answers with files, kept or not: each is written to the database before anybody knows whether it stays. */
  "form-files": { attempts: 30, window: hour, by: "address", kept: "memory" },
  /** Mails that somebody makes us write to an address by filling in forms; what is beyond is stored all the same. */
  "form-mail": { attempts: 5, window: hour, by: "account", kept: "database" },
  /** A household's subscriptions, not a list's. */
  newsletter: { attempts: 10, window: 15 * minute, by: "address", kept: "database" },
  /** Confirmations that an address is sent, whoever gives it; what is beyond is thanked for all the same. */
  "newsletter-mail": { attempts: 5, window: hour, by: "account", kept: "database" },
  /** Codes that somebody tries; a customer mistypes one. */
  "discount-code": { attempts: 20, window: 15 * minute, by: "address", kept: "database" },
  /** Orders that are placed or paid once more, by a household or an office behind one address. */
  order: { attempts: 60, window: 15 * minute, by: "address", kept: "database" },
  /** Withdrawals that are begun or confirmed, by a household, and for one number of an order, whether there is one or not. */
  "withdrawal-address": { attempts: 30, window: 15 * minute, by: "address", kept: "database" },
  "withdrawal-order": { attempts: 20, window: 15 * minute, by: "account", kept: "database" },
  /** Returns that are asked for, by a household. */
  return: { attempts: 60, window: 15 * minute, by: "address", kept: "database" },
  /** Carts that are begun: a household's, or an office's behind one address. */
  "new-cart": { attempts: 60, window: 15 * minute, by: "address", kept: "memory" },
  /** Parcel shops that somebody looks for, here and there. */
  "access-points": { attempts: 60, window: 15 * minute, by: "address", kept: "memory" },
  /** Technical sheets that have to be made; those that were made are handed out without being counted. */
  sheet: { attempts: 60, window: 15 * minute, by: "address", kept: "memory" },
  /** Invoices and what resembles them, each made when it is asked for. */
  paper: { attempts: 60, window: 15 * minute, by: "address", kept: "memory" },
  "load-svg": { attempts: 30, window: minute, by: "address", kept: "memory" },
  /** Links with a mark that one reader follows. */
  visit: { attempts: 120, window: hour, by: "address", kept: "memory" },
  /** Pages that one reader, or an office behind one address, looks at. */
  view: { attempts: 600, window: 10 * minute, by: "address", kept: "memory" },
  /** A page that fails again and again is known after a few. */
  report: { attempts: 20, window: minute, by: "address", kept: "memory" },
} as const satisfies Readonly<Record<string, Purpose>>;

export type PurposeName = keyof typeof purposes;

type KeptIn<Place extends Purpose["kept"]> = {
  [Name in PurposeName]: (typeof purposes)[Name]["kept"] extends Place ? Name : never;
}[PurposeName];

type KeysOf<Name extends PurposeName> = { readonly [Each in Name]?: string } & {
  readonly [Each in Exclude<PurposeName, Name>]?: never;
};

/** Whom an attempt is counted for, by purpose. Purposes of two places can't be counted together or not at all. */
export type AttemptKeys = KeysOf<KeptIn<"database">> | KeysOf<KeptIn<"memory">>;
