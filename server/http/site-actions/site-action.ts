import type { FormSaid } from "#schemas/contract/form-said.ts";
import type { Locale } from "#schemas/locale.ts";

import type { UploadedFile } from "../request/parse-multipart.ts";
import type { OrderKey } from "../site/order-cookie.ts";

/** A call of the API, as a script in the page would make it. */
export interface ActionCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Without the API's prefix. */
  readonly path: string;
  /** JSON, or a multipart form. */
  readonly body?: object | FormData;
  /** Whose login it is made with, empty for nobody's; left out: the one of the browser. */
  readonly token?: string;
}

/** What the API answered. */
export interface ActionAnswer {
  readonly status: number;
  readonly data: unknown;
  /** The refusal's words, in the visitor's language. */
  readonly message: string;
}

/** The cart that a browser holds: by its cookie, or by what its script keeps (ADR 050). */
export interface HeldCart {
  /** Null: none. */
  readonly id: string | null;
  /** Has the browser hold this one from now on. */
  keep(id: string): void;
  /** Has it hold none any more. */
  forget(): void;
}

/** The login of a browser, by the cookies of spec §9. */
export interface HeldSession {
  begin(login: { readonly token: string; readonly idSite: number }): void;
  end(): void;
}

/** A mail's link that a browser came by, such as to a new password. */
export interface HeldLink {
  /** Null: by none, or too long ago. */
  readonly token: string | null;
  forget(): void;
}

/** The order that a browser holds, by its cookie. */
export interface HeldOrder {
  /** Null: none. */
  readonly held: OrderKey | null;
  /** Has the browser hold this one for two hours. */
  keep(order: OrderKey): void;
  /** Has it hold none any more. */
  forget(): void;
}

/** What an action may do: ask the API, as the browser's script would. */
export interface ActionPorts {
  /** Makes an API call as this visitor. */
  readonly ask: (call: ActionCall) => Promise<ActionAnswer>;
  readonly cart: HeldCart;
  readonly session: HeldSession;
  readonly link: HeldLink;
  /** The links of a letter that it came by. */
  readonly letter: { readonly confirm: HeldLink; readonly leave: HeldLink };
  readonly order: HeldOrder;
  /** Files that came with the form; they are gone when the action is over. */
  readonly files: readonly UploadedFile[];
  /** Why the form's files were dropped and its call can't be made, as the call would say it; null as a rule. */
  readonly tooMuch: ActionAnswer | null;
  readonly locale: Locale;
  /** True when a script asks: what the API says last is what it gets, or where a form leads and what is wrong with it. */
  readonly isScript: boolean;
}

/** What was refused, for the page that is shown again with it (ADR 049). */
export interface RefusedForm extends Omit<FormSaid, "form"> {
  readonly kind: "refused";
  /** 503: who takes the money is away, or the database; sent again, the form may well pass. */
  readonly status: 422 | 429 | 503;
}

/** What was posted for the sake of something beside the form, such as a code: its page is shown again with all of it. */
export interface KeptForm extends Omit<FormSaid, "form"> {
  readonly kind: "kept";
  readonly status: 200;
}

/** Where the visitor goes next: a path of this site, with its locale, or the page of who takes the money. */
export interface Onward {
  readonly kind: "onward";
  readonly to: string;
}

/** A form that works without JavaScript: it is posted to `path` and led back to where it stands. */
export interface SiteAction {
  /**
   * Without the locale's prefix; a form that may be refused is posted to the address of a page. `*`: to the address of
   * any page, with `?answer`, and with files.
   */
  readonly path: string;
  /** The form's name, where several are posted to one path: its field `form`. */
  readonly form?: string;
  /**
   * Does it and gives the state that the form's block shows next (empty for none), where else the visitor goes, or what
   * the page says that is shown again.
   */
  run(form: URLSearchParams, ports: ActionPorts): Promise<string | Onward | RefusedForm | KeptForm>;
}
