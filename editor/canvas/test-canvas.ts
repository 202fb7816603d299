import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";

import { Answers } from "./model/answers.ts";
import { Assets } from "./model/assets.ts";
import type { CanvasParts } from "./model/canvas.ts";

const page: CanvasPage["page"] = {
  id: 1,
  type: "content",
  locale: "fr_FR",
  path: "/fete",
  alternates: {},
  zone: "public",
};

/** A page that holds nothing and has nothing around it. For tests. */
export const blankPage: CanvasPage = {
  page,
  ...{ pageId: 1, layoutId: 1, edits: "page", frameId: 2, required: [], isPublished: true, isCms: true, content: null },
  ...{ ownParts: [], always: [], frame: [], reusables: [], configs: [] },
  ...{ params: {}, query: {}, subject: null, parameters: {} },
};

/** The frame's place for a page. */
export const outlet = { id: "frame:outlet", slug: "outlet", props: {}, slots: {} };

interface TestParts {
  readonly note?: (text: string, error: unknown) => void;
  readonly lookUp?: ConstructorParameters<typeof Assets>[0]["lookUp"];
}

const nothing = { media: [], pages: [], products: [] };

/** What a canvas needs of the world, where nobody answers anything but what is given here. For tests. */
export function testParts({
  note = () => {},
  lookUp = async () => await Promise.resolve(nothing),
}: TestParts = {}): CanvasParts {
  return {
    answers: new Answers({ resolve: async () => await Promise.resolve(null), note, now: () => 0 }),
    assets: new Assets({ lookUp, cleanHtml: (html) => html, note }),
    ports: { say: ({ messageKey }) => messageKey, note: ({ text, error }) => note(text, error) },
  };
}
