import { createHash } from "node:crypto";

import { refuse } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { readOnce } from "#server/cache/kept-reads.ts";

import { nobody } from "../api/nobody.ts";
import type { ApiRefusal } from "../errors.ts";
import { buildDocument } from "../site/build-document.ts";
import { customCode } from "../site/custom-code.ts";
import type { ResolveNeed } from "../site/kept-answers.ts";
import { pagePlan, siteParameters } from "../site/plan-page.ts";
import { siteInfo } from "../site/site-facts.ts";
import type { RenderDocument } from "../site/site-renderer.ts";
import { canonicalHtml } from "./canonical-html.ts";
import { findCanvas } from "./find-canvas.ts";
import { withoutStock } from "./without-stock.ts";

export interface HashPorts {
  readonly resolveNeed: ResolveNeed;
  readonly render: RenderDocument;
}

/**
 * The hash of what a page shows (design §2, "html hash"): of the server's rendering for nobody in particular, without
 * stock, code and names of files. The same on every day and after every start, until somebody changes what it shows.
 */
export async function pageHash(address: string, ports: HashPorts): Promise<Result<string, ApiRefusal>> {
  const keep = readOnce();
  const resolveNeed = withoutStock(ports.resolveNeed);
  const found = await findCanvas(address, { caller: nobody, resolveNeed }, keep);
  if (!found.ok) return found;
  const { route, subject, locale, path } = found.value;
  const [site, parameters] = await Promise.all([siteInfo(keep), siteParameters(keep)]);
  const status = route.pageType.status ?? 200;
  const plan = await pagePlan({ request: { locale, path, keep }, route, site, parameters, subject, status });
  const document = await buildDocument({
    plan,
    query: { byBlock: new Map(), text: "", lasting: "" },
    build: "",
    siteUrl: "",
    showsProblems: false,
    custom: customCode(parameters, plan.facts.zone),
    consent: null,
    resolveNeed,
    visitor: nobody,
    said: null,
    keep,
    note: () => {},
  });
  if (document === null) return refuse("not-found", "path.unknown");
  const html = canonicalHtml(ports.render(document).html());
  return ok(createHash("sha256").update(html).digest("hex"));
}
