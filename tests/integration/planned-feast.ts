import { beforeEach } from "vitest";

import { publishLayout } from "#server/pages/layouts/write.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import type { TestApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";
import { PlanCalls } from "./plan-calls.ts";

/** The blocks of a frame. */
export const frame = ["app-bar", "outlet", "footer", "legal-text", "alcohol-message"].map((slug) =>
  buildBlock(slug, slug),
);

/** In milliseconds. */
export const minute = 60_000;

/** A page that says "Hier" at `/fete`, with the calls of its drafts and of plans. */
export interface Feast {
  token: string;
  plans: PlanCalls;
  layout: DraftCalls;
  settings: DraftCalls;
  pageId: number;
  /** The instant so many minutes from now. */
  at(minutes: number): number;
}

/** Makes that page anew for each test. */
export function useFeast(api: TestApi): Feast {
  const nobody = new DraftCalls(api, 0, "");
  const feast: Feast = {
    ...{ token: "", plans: new PlanCalls(api, ""), layout: nobody, settings: nobody, pageId: 0 },
    at: (minutes) => api.database.clock.now() + minutes * minute,
  };
  beforeEach(async () => {
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
    const token = await logIn(api, administrator);
    const page = await createPage("fete", { document: buildLayout([textBlock("words", "Hier")]) });
    feast.token = token;
    feast.pageId = page.id;
    feast.layout = new DraftCalls(api, page.layoutId ?? 0, token);
    feast.settings = new DraftCalls(api, page.id, token, "page");
    feast.plans = new PlanCalls(api, token);
  });
  return feast;
}

/** An edit that has the page say other words. */
export function write(id: string, words: string) {
  return {
    id: `layout-${id}`,
    commands: ["fr_FR", "en_US"].map((locale) => ({
      type: "set-props",
      id: "words",
      changes: [{ prop: "html", locale, value: `<p>${words}</p>` }],
    })),
  };
}

/** An edit of the page's settings, in French. */
export function retitle(id: string, field: string, value: string) {
  return { id: `setting-${id}`, commands: [{ type: "set", field, locale: "fr_FR", value }] };
}

/** Makes another revision of the page's layout public without anybody's draft, as a command of the operator's does. */
export async function publishUnseen({ layout }: Feast): Promise<void> {
  const document = buildLayout([textBlock("words", "Hier")]);
  done(await publishLayout({ layoutId: layout.of.id, document, label: "", authorId: null }));
}
