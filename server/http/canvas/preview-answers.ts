import { readFile } from "node:fs/promises";

import type { CheckedHash, SavedPreview } from "#schemas/content/canvas.ts";
import { defaultLocale } from "#schemas/locale.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { readOnce } from "#server/cache/kept-reads.ts";
import { readJson } from "#server/db/json-text.ts";
import { type PreviewPlace, previewPlace, previewsOfPages } from "#server/pages/previews/read.ts";
import { checkPreview, savePreview } from "#server/pages/previews/write.ts";
import { pageIndex, listPageRecords } from "#server/pages/records/read.ts";

import type { ApiRefusal } from "../errors.ts";
import type { UploadedFile } from "../request/parse-multipart.ts";
import { type HashPorts, pageHash } from "./page-hash.ts";
import { sampleAddress } from "./sample-address.ts";

/** The page and the layout that a call names. */
export interface NamedLayout {
  readonly idPage: number;
  readonly idLayout: number;
}

/**
 * Says whether a page looks otherwise than its preview, and what it looks like now. `html` is what the browser got: it
 * has stock and a visitor's own things in it, so that the server's own rendering decides; another page's is refused.
 */
export async function answerHashCheck(
  named: NamedLayout,
  html: string,
  ports: HashPorts,
): Promise<Result<CheckedHash, ApiRefusal>> {
  if ((pageIn(html) ?? named.idPage) !== named.idPage) return refuse("unprocessable", "preview.otherPage");
  const seen = await seenNow(named, ports);
  if (!seen.ok) return seen;
  const { place, hash, path } = seen.value;
  return ok({ changed: await checkPreview({ ...place, hash }), hash, path });
}

/** Keeps the picture of a page; `hash` is what the page showed when it was taken. */
export async function answerPreview(
  named: NamedLayout,
  { hash, files }: { readonly hash: string; readonly files: readonly UploadedFile[] },
  ports: HashPorts,
): Promise<Result<SavedPreview, ApiRefusal>> {
  const [file, ...others] = files;
  if (!file || others.length > 0 || file.field !== "image") return refuse("unprocessable", "preview.one");
  const seen = await seenNow(named, ports);
  if (!seen.ok) return seen;
  const { place } = seen.value;
  const isStale = seen.value.hash !== hash;
  const saved = await savePreview({ ...place, hash }, { source: await readFile(file.path), isStale });
  if (!saved.ok) return saved;
  const preview = (await previewsOfPages()).get(place.pageId)?.picture;
  return preview === undefined ? refuse("not-found", "row.missing") : ok({ preview, isStale });
}

/** The id of the page that a document of this site says it is; null where it doesn't say. */
function pageIn(html: string): number | null {
  const [, text = "null"] = /<script[^>]* id="page-document"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  const state = readJson(text) as { readonly document?: { readonly page?: { readonly id?: unknown } } } | null;
  const id = state?.document?.page?.id;
  return typeof id === "number" ? id : null;
}

interface SeenNow {
  readonly place: PreviewPlace;
  readonly hash: string;
  readonly path: string;
}

async function seenNow({ idPage, idLayout }: NamedLayout, ports: HashPorts): Promise<Result<SeenNow, ApiRefusal>> {
  const place = await previewPlace(idPage, idLayout);
  const pageType = place ? findPageType(place.type) : undefined;
  if (!place || !pageType) return refuse("not-found", "row.missing");
  const keep = readOnce();
  const record = pageIndex(await keep("pages", listPageRecords)).byId(idPage);
  const path = await sampleAddress({ pageType, record }, defaultLocale, { ...ports, keep });
  if (path === null) return refuse("unprocessable", "preview.nowhere");
  const hash = await pageHash(path, ports);
  return hash.ok ? ok({ place, hash: hash.value, path }) : hash;
}
