/** A page that a visitor sees. */
export interface SeenPage {
  readonly address: string;
  readonly title: string;
}

/** Who is logged in, for the statistics tool alone (spec §6). */
export interface KnownCustomer {
  readonly id: number;
  readonly email: string;
}

/** What services may ask of the page. */
export interface ServicePorts {
  /** Runs a script of the service's own host. */
  readonly load: (source: string, attributes?: Readonly<Record<string, string>>) => void;
  readonly page: () => SeenPage;
  /** Resolves to null when nobody is logged in or it can't be told. */
  readonly customer: () => Promise<KnownCustomer | null>;
}

/** A service that waits for consent. */
export interface Tracker {
  readonly key: "matomo" | "gtag" | "clarity" | "plausible" | "googletagmanager" | "facebookpixel";
  readonly type: "analytic" | "api" | "ads";
  readonly name: string;
  /** Its maker's own words on what it gathers. */
  readonly uri: string;
  /** How the names of its cookies on this site begin. */
  readonly cookies: readonly string[];
  /** Loads it, once, after the visitor agreed, and tells it the page. */
  readonly start: () => void;
  /** Tells it another page, after a navigation in the browser; left out: it sees that by itself. */
  readonly tell?: () => void;
}

/** What is told to a service before its script has come waits here; the script takes its place. */
type Queue = Pick<unknown[], "push">;

type Call = (...words: readonly unknown[]) => void;

declare global {
  /** The names that the services' own scripts know each other by. */
  interface Window {
    _paq?: Queue;
    dataLayer?: Queue;
    clarity?: Call & { q?: unknown[] };
    plausible?: Call & { q?: unknown[] };
    fbq?: Call & Partial<PixelQueue>;
    _fbq?: Window["fbq"];
  }
}

/** The queue that a script which isn't there yet will find. */
export function emptyQueue(): unknown[] {
  return [];
}

interface PixelQueue {
  callMethod: Call;
  queue: unknown[];
  push: unknown;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}
