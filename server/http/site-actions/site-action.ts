import type { Locale } from "#schemas/locale.ts";

/** A call of the API, as a script in the page would make it. */
export interface ActionCall {
  readonly method: "POST" | "PUT" | "DELETE";
  /** Without the API's prefix. */
  readonly path: string;
  /** JSON, or a multipart form. */
  readonly body?: object | FormData;
}

/** What the API answered. */
export interface ActionAnswer {
  readonly status: number;
  readonly data: unknown;
  /** The refusal's words, in the visitor's language. */
  readonly message: string;
}

/** The cart that a browser holds, by its cookie. */
export interface HeldCart {
  /** Null: none. */
  readonly id: string | null;
  /** Has the browser hold this one from now on. */
  keep(id: string): void;
}

/** What an action may do: ask the API, as the browser's script would. */
export interface ActionPorts {
  /** Makes an API call as this visitor. */
  readonly ask: (call: ActionCall) => Promise<ActionAnswer>;
  readonly cart: HeldCart;
  readonly locale: Locale;
}

/** A form that works without JavaScript: it is posted to `path` and led back to where it stands. */
export interface SiteAction {
  /** Without the locale's prefix. */
  readonly path: string;
  /** Does it and gives the state that the form's block shows next; empty for none. */
  run(form: URLSearchParams, ports: ActionPorts): Promise<string>;
}
