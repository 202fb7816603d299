import { Hono, type Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Logger } from "pino";

import { isAdministrator } from "#schemas/content/user.ts";
import { mayBeAdministrators, type Session } from "#server/accounts/sessions/read.ts";
import type { Keep } from "#server/cache/kept-reads.ts";
import { attempt } from "#server/limits/attempt.ts";
import { viewFrom } from "#server/audience/read.ts";
import { viewCounter } from "#server/audience/views/write.ts";

import { isAhead } from "../api/caller.ts";
import { logFailure } from "../request/log-failure.ts";
import { isOwnPage } from "../request/own-page.ts";
import { readBody } from "../request/read-body.ts";
import type { ResolveNeed } from "./kept-answers.ts";
import { isRobot } from "./locale-choice.ts";
import { parsePath } from "./parse-path.ts";
import { planPage } from "./plan-page.ts";

export interface SeenOptions {
  readonly addressOf: (c: Context) => string;
  readonly sessionOf: (token: string) => Promise<Pick<Session, "role"> | null>;
  readonly resolveNeed: ResolveNeed;
  readonly keep: Keep;
  readonly log: Logger;
}

/** Two addresses, as long as browsers make them. */
const longest = 8192;

const noStore = { "Cache-Control": "no-store" };

/**
 * Where a page's script says that somebody sees it, after a navigation in the browser too: `POST /_seen`, two lines, the
 * page's address and the one before it (ADR 083). Nothing of the visitor is kept. Robots that run no script are not
 * heard; those that say who they are, what is drawn ahead, and administrators aren't counted, and only pages of
 * everybody that are there. The answer is the same whatever came of it.
 */
export function createSeenApp({ addressOf, sessionOf, resolveNeed, keep, log }: SeenOptions): Hono {
  const app = new Hono();
  app.post("/_seen", async (c) => {
    const nothing = c.body(null, 204, noStore);
    if (!isOwnPage(c) || isAhead(c) || isRobot(c.req.header("user-agent"))) return nothing;
    const allowed = await attempt({ view: addressOf(c) });
    if (!allowed.ok) return nothing;
    const body = await readBody(c.req.raw, longest);
    const seen = body.ok ? viewFrom(new TextDecoder().decode(body.value)) : null;
    if (!seen) return nothing;
    try {
      if (await isAdministrators(getCookie(c, "token"))) return nothing;
      const path = await pathOf(seen.path);
      if (path !== null) viewCounter().count({ path, source: seen.source });
    } catch (error) {
      // Nobody waits for it, and who can't be told apart isn't counted.
      logFailure(log, { error, facts: {} }, "a view could not be counted");
    }
    return nothing;
  });
  return app;

  async function isAdministrators(token: string | undefined): Promise<boolean> {
    return token !== undefined && mayBeAdministrators(token) && isAdministrator((await sessionOf(token))?.role);
  }

  /** The path under which a page is counted: its own, where it is one for everybody; null for any other. */
  async function pathOf(asked: string): Promise<string | null> {
    const parsed = parsePath(asked);
    if (parsed.kind === "moved") return null;
    const plan = await planPage({ ...parsed, visitor: null, resolveNeed, keep });
    return plan.kind === "page" && plan.status === 200 && plan.facts.zone === "public" ? plan.facts.path : null;
  }
}
