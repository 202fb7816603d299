import type { Reference } from "#schemas/fields/field.ts";
import { originOf } from "#schemas/locale-address.ts";
import { type Locale, locales } from "#schemas/locale.ts";

import type { LookedUp } from "../fields/field-ports.ts";
import type { Clients } from "../open-drafts.ts";
import { draftAddress, isDraftAddress } from "../pages/draft-address.ts";
import type { NamedPage } from "../pages/page-about.ts";
import type { PageWeights, WeighedPicture } from "./weight/page-weight.ts";

/** What the checks ask of the world; all of it rejects when nobody can be reached. */
export interface CheckPorts {
  lookUp(references: readonly Reference[], locale: Locale): Promise<LookedUp>;
  listPages(): Promise<readonly NamedPage[]>;
  /** Whether something is at an address of this site: for visitors, or as it is edited where that is a draft's address. */
  isThere(path: string): Promise<boolean>;
  /**
   * Whether the page at an address has an element of an id: as visitors have it, or as it is edited where that is a draft's
   * address. True where nobody can tell, so that no link is called dead for that: of a file, and of a page that sends elsewhere
   * or lets no visitor in, as all do until the site is open.
   */
  hasPlace(path: string, id: string): Promise<boolean>;
  /** The names under which this site is found. */
  hosts(): readonly string[];
  /** The forms of a wine whose e-label there is, by their ids. */
  labelled(product: number): Promise<readonly number[]>;
  /** What the page weighs that is at an address, as it is public and with a layout as it is edited; null: it can't be told. */
  weigh(path: string, layout: number): Promise<WeighedPage | null>;
}

export interface WeighedPage {
  readonly weights: PageWeights;
  /** The pictures of the page as it is edited. */
  readonly pictures: readonly WeighedPicture[];
}

interface World extends Pick<CheckPorts, "lookUp" | "listPages"> {
  readonly clients: Clients;
  readonly locale: () => Locale;
}

/** The checks' ports over the site itself: what visitors find is asked as a visitor would, a draft as who edits it. */
export function checkPorts({ lookUp, listPages, clients, locale }: World): CheckPorts {
  return {
    lookUp,
    listPages,
    isThere: async (path) => {
      const { status } = await fetch(path, { method: "HEAD", credentials: credentialsFor(path) });
      return status !== 404 && status !== 410;
    },
    hasPlace: async (path, id) => {
      const answer = await fetch(path, { credentials: credentialsFor(path), headers: { accept: "text/html" } });
      // Who isn't let in is sent elsewhere, and a file has places of its own kind.
      const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
      if (!answer.ok || answer.redirected || !isPage) return true;
      return new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(id) !== null;
    },
    hosts: () => {
      // An administrator may come by another way than visitors do.
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
      const origins = [canonical ?? location.origin, ...locales.map((each) => originOf(each, location.origin))];
      return [...new Set([location.host, ...origins.map((origin) => new URL(origin).host)])];
    },
    labelled: async (id) => {
      const labels = await clients(locale()).call("listProductLabels", { params: { id } });
      return labels.map(({ idDeclination }) => idDeclination);
    },
    weigh: async (path, layout) => {
      const [before, after] = await Promise.all([
        htmlAt(path, { credentials: "omit" }),
        // The server's own rendering, with the draft in the place of what is public.
        htmlAt(draftAddress(path, layout), { credentials: "same-origin" }),
      ]);
      if (after === null) return null;
      const { weighOnComputer, weighPage } = await import("./weight/weigh-page.ts");
      const { weight, pictures } = await weighPage(after);
      const known = before === null ? null : (await weighPage(before)).weight;
      return { weights: { before: known, after: weight }, pictures: [...pictures, ...(await weighOnComputer(after))] };
    },
  };
}

/** A visitor has none; a draft is shown to nobody without. */
function credentialsFor(path: string): RequestCredentials {
  return isDraftAddress(path) ? "same-origin" : "omit";
}

/** The page at an address; null where there is none, or another one is shown in its place. */
async function htmlAt(path: string, init: RequestInit): Promise<string | null> {
  const answer = await fetch(path, { ...init, headers: { accept: "text/html" } });
  return answer.ok && !answer.redirected ? await answer.text() : null;
}
