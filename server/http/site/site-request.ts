import type { SaidIn } from "#renderer/data/resolve-blocks.ts";
import type { Locale } from "#schemas/locale.ts";

import type { Caller } from "../api/handler.ts";
import type { ShownAs } from "../request/asked-draft.ts";
import type { PageForm, SitePage, StoredPage } from "./stored-page.ts";

/** What a page is asked for with. */
export interface SiteRequest {
  readonly locale: Locale;
  readonly path: string;
  readonly sitePath: string;
  readonly search: URLSearchParams;
  readonly form: PageForm;
  /** Administrators see what is wrong with blocks, and never share a cached page. */
  readonly isAdministrator: boolean;
  /** Shown by a draft (`server/shown-drafts.ts`), to who edits it: as visitors would see it, without the operator's script. */
  readonly isDraft?: boolean;
  /** Whom a page that is shown by a draft is shown as; left out: as whoever may open the page. */
  readonly shownAs?: ShownAs | null;
  /** Who asks, by the session cookie; only pages of the private zone look. */
  readonly visitor: Caller;
  /** What a form of the page has to say that was just refused (ADR 049); left out: none was. */
  readonly said?: SaidIn | null;
}

export interface SiteAnswer {
  readonly page: StoredPage;
  /** `stale`: nobody can tell whether it still holds, because the database is away. */
  readonly from: "hit" | "miss" | "bypass" | "stale";
  /** True for what was made for this visitor alone: never kept by anybody. */
  readonly isPrivate: boolean;
}

export interface KeptPage {
  readonly page: SitePage;
  readonly from: "hit" | "stale";
}
