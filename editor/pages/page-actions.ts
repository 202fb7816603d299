import type { CreatedPage, PageLink, PagePlace } from "#schemas/content/canvas.ts";
import type { PieceItem } from "#schemas/content/piece.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import type { Client } from "#schemas/contract/client.ts";
import type { Localized } from "#schemas/locale.ts";
import { err, ok, type Result } from "#schemas/result.ts";

export interface NewPage {
  /** The page type's slug. */
  readonly type: string;
  readonly title: Localized<string>;
  /** Empty in a language: it is made of the title. */
  readonly slug: Localized<string>;
  readonly parent: number | null;
  /** The page whose layout it begins with; null: it begins as its type does. */
  readonly copyOf: number | null;
  /** The template whose blocks stand above that. */
  readonly template?: number;
}

/** What a page is called, in the languages in which it changes. */
export interface PageNames {
  readonly title: Localized<string>;
  readonly slug: Localized<string>;
}

/** How a page stands in the menu. */
export interface MenuFlags {
  readonly isMenu?: boolean;
  readonly isFixedRight?: boolean;
}

/** Why something was not done to a page, in the administrator's language. */
export interface PageRefusal {
  readonly message: string;
  /** What is wrong with each field, by its key: `title.fr_FR`. */
  readonly fields: Readonly<Record<string, string>>;
}

type Done<Value> = Promise<Result<Value, PageRefusal | null>>;

/** What is done to whole pages. Refused with null when nobody can be reached. */
export interface PageActions {
  create(page: NewPage): Done<CreatedPage>;
  /** What a new page can begin with, by name. */
  templates(): Done<readonly PieceItem[]>;
  /** Calls it something else, at another address too; a language that isn't named stays as it is. */
  rename(id: number, names: PageNames): Done<null>;
  /** Moves it at once; gives where it stood. */
  move(id: number, place: PagePlace): Done<PagePlace>;
  /** Puts it into the menu, or to the menu's right end, at once; what is left out stays. */
  setMenu(id: number, flags: MenuFlags): Done<null>;
  /** The pages that lead to this one. */
  linksTo(id: number): Done<readonly PageLink[]>;
  remove(id: number): Done<null>;
}

/** What is done to whole pages, by the API. */
export function pageActions({ call }: Pick<Client, "call">): PageActions {
  return {
    create: async (body) => await done(async () => await call("createPage", { body })),
    templates: async () => await done(async () => (await call("listPieces")).filter(({ kind }) => kind === "template")),
    rename: async (id, body) => await done(async () => await call("renamePage", { params: { id }, body })),
    move: async (id, body) => await done(async () => await call("movePage", { params: { id }, body })),
    setMenu: async (id, body) => await done(async () => await call("setPageMenu", { params: { id }, body })),
    linksTo: async (id) => await done(async () => await call("listPageLinks", { params: { id } })),
    remove: async (id) => await done(async () => await call("deletePage", { params: { id } })),
  };
}

async function done<Value>(work: () => Promise<Value>): Done<Value> {
  try {
    return ok(await work());
  } catch (error) {
    if (!(error instanceof ApiError)) {
      console.warn(error);
      return err(null);
    }
    const fields = error.details.map((detail) => [detail.key, detail.error] as const);
    return err({ message: error.message, fields: Object.fromEntries(fields) });
  }
}
