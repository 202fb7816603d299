import type { Locale } from "#schemas/locale.ts";

/** What an action may do: ask the API, as the browser's script would. */
export interface ActionPorts {
  /** Makes an API call as this visitor; gives the status that it answered with. */
  readonly post: (path: string, body: object) => Promise<number>;
  readonly locale: Locale;
}

/** A form that works without JavaScript: it is posted to `path` and led back to where it stands. */
export interface SiteAction {
  /** Without the locale's prefix. */
  readonly path: string;
  /** Does it and gives the state that the form's block shows next. */
  run(form: URLSearchParams, ports: ActionPorts): Promise<string>;
}
