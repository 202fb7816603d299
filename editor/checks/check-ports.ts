import type { Reference } from "#schemas/fields/field.ts";
import type { Locale } from "#schemas/locale.ts";

import type { LookedUp } from "../fields/field-ports.ts";
import type { Clients } from "../open-drafts.ts";
import type { NamedPage } from "../pages/page-about.ts";
import type { PageWeights, WeighedPicture } from "./weight/page-weight.ts";

/** What the checks ask of the world; all of it rejects when nobody can be reached. */
export interface CheckPorts {
  lookUp(references: readonly Reference[], locale: Locale): Promise<LookedUp>;
  listPages(): Promise<readonly NamedPage[]>;
  /** Whether a visitor finds something at an address of this site. */
  isThere(path: string): Promise<boolean>;
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

/** The checks' ports over the site itself: what visitors find is asked as a visitor would. */
export function checkPorts({ lookUp, listPages, clients, locale }: World): CheckPorts {
  return {
    lookUp,
    listPages,
    isThere: async (path) => {
      const { status } = await fetch(path, { method: "HEAD", credentials: "omit" });
      return status !== 404 && status !== 410;
    },
    labelled: async (id) => {
      const labels = await clients(locale()).call("listProductLabels", { params: { id } });
      return labels.map(({ idDeclination }) => idDeclination);
    },
    weigh: async (path, layout) => {
      const [before, after] = await Promise.all([
        htmlAt(path, { credentials: "omit" }),
        // The server's own rendering, with the draft in the place of what is public.
        htmlAt(`${path}?draft=layout:${layout}`, { credentials: "same-origin" }),
      ]);
      if (after === null) return null;
      const { weighOnComputer, weighPage } = await import("./weight/weigh-page.ts");
      const { weight, pictures } = await weighPage(after);
      const known = before === null ? null : (await weighPage(before)).weight;
      return { weights: { before: known, after: weight }, pictures: [...pictures, ...(await weighOnComputer(after))] };
    },
  };
}

/** The page at an address; null where there is none, or another one is shown in its place. */
async function htmlAt(path: string, init: RequestInit): Promise<string | null> {
  const answer = await fetch(path, { ...init, headers: { accept: "text/html" } });
  return answer.ok && !answer.redirected ? await answer.text() : null;
}
