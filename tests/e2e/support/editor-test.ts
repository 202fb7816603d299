import type { LayoutDocument } from "#schemas/page/layout.ts";

import {
  type Administrator,
  logBrowserIn,
  makeAdministrator,
  makePage,
  type OwnPage,
  removePage,
} from "./administrator.ts";
import { ballLayout } from "./edited-page.ts";
import { rememberPopups, test as base } from "./test.ts";

interface Edited {
  /** What stands on the page; `test.use` gives another. */
  readonly layout: Pick<LayoutDocument, "root" | "blocks">;
  readonly administrator: Administrator;
  /** A page that no other test knows, gone afterwards. */
  readonly own: OwnPage;
}

/** A test whose browser is logged in as an administrator, with a page of its own to edit. */
export const test = base.extend<Edited>({
  layout: [ballLayout, { option: true }],
  administrator: [
    async ({ site, request, context, page }, provide) => {
      const administrator = await makeAdministrator(site, request);
      await logBrowserIn(administrator, context);
      await rememberPopups(page);
      await provide(administrator);
    },
    { auto: true },
  ],
  own: async ({ administrator, layout, page }, provide) => {
    const own = await makePage(administrator, "Le bal", layout);
    await provide(own);
    await removePage(administrator, own, page);
  },
});

export { expect } from "playwright/test";
