import type { APIRequestContext, Locator, Page } from "playwright/test";

import type { FormAnswerList } from "#schemas/content/form-answer.ts";
import { contentOf } from "#tests/factories/sent-files.ts";

/** Files of two types, as a form takes them. */
export const papers = [
  { name: "bon.pdf", mimeType: "application/pdf", buffer: Buffer.from(contentOf("pdf", 300_000)) },
  { name: "table.png", mimeType: "image/png", buffer: Buffer.from(contentOf("png", 4000)) },
];

/** The form under which the estate's tastings are asked for. */
export const tasting = (page: Page): Locator => page.locator("form:has([name='f.moment'])");

/** What the estate reads of what was sent with an address. */
export async function answersWith(request: APIRequestContext, address: string, token: string): Promise<FormAnswerList> {
  const answer = await request.get(`/api/admin/answer?search=${encodeURIComponent(address)}`, {
    headers: { Authorization: token },
  });
  return ((await answer.json()) as { data: FormAnswerList }).data;
}
