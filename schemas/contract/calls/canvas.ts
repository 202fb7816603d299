import { array, boolean, mixed, number, string } from "yup";

import type {
  BlockUse,
  Canvas,
  CanvasPages,
  CheckedHash,
  CreatedPage,
  FrameItem,
  LookedUp,
  PageLink,
  PageState,
  SavedPreview,
} from "../../content/canvas.ts";
import type { ExpandedBlock } from "../../page/expand-layout.ts";
import type { PageFacts } from "../../page/page-facts.ts";
import { locales } from "../../locale.ts";
import { defineCall } from "../define-call.ts";
import { canvasPageShape } from "../shapes/canvas-page-shape.ts";
import { chosenImageShape } from "../shapes/image-shape.ts";
import { layoutShape, propsShape } from "../shapes/layout-shape.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import {
  addressBody,
  canvasBody,
  htmlBody,
  namesBody,
  needBody,
  newPageBody,
  previewBody,
  referencesBody,
} from "./canvas.body.ts";

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const factsShape = mixed<PageFacts>((value): value is PageFacts => isObject(value))
  .required()
  .meta({
    openapi: {
      type: "object",
      description: "What views are told of the page.",
      required: ["id", "type", "locale", "path", "alternates", "zone"],
      properties: {
        id: { type: ["integer", "null"] },
        type: { type: "string" },
        locale: { type: "string", enum: locales },
        path: { type: "string" },
        alternates: { type: "object", additionalProperties: { type: "string" } },
        zone: { type: "string", enum: ["public", "private"] },
      },
    },
  });

const blockShape = mixed<ExpandedBlock>((value): value is ExpandedBlock => isObject(value))
  .required()
  .meta({
    openapi: {
      type: "object",
      description: "A block of the tree that is rendered, with those in its slots.",
      required: ["id", "slug", "props", "slots"],
      properties: {
        id: { type: "string" },
        slug: { type: "string" },
        props: { type: "object" },
        slots: { type: "object", additionalProperties: { type: "array", items: { type: "object" } } },
      },
    },
  });

const textsShape = mixed<Readonly<Record<string, string>>>((value): value is Readonly<Record<string, string>> =>
  isObject(value),
)
  .required()
  .meta({ openapi: { type: "object", additionalProperties: { type: "string" } } });

const parametersShape = mixed<Readonly<Record<string, string | null>>>(
  (value): value is Readonly<Record<string, string | null>> => isObject(value),
)
  .required()
  .meta({ openapi: { type: "object", additionalProperties: { type: ["string", "null"] } } });

const subjectShape = mixed<object>((value): value is object => isObject(value))
  .nullable()
  .defined()
  .meta({ openapi: { type: "object", description: "What the page is about, as its call answers it." } });

/** Whatever the call answers that is asked: its own entry says what that is. */
const answerShape = mixed<object>((value): value is object => typeof value === "object" && value !== null)
  .nullable()
  .defined()
  .meta({ openapi: { type: ["object", "array", "null"], description: "What the call answers that is asked." } });

const id = number().integer().required();
const targetShape = shape({ path: string().required(), title: string().defined(), reload: boolean() })
  .nullable()
  .defined();

/** What the editor asks of pages, for administrators (design §5, "Admin drags a block"). */
export const canvasCalls = {
  openCanvas: defineCall("POST /admin/canvas", {
    summary:
      "A page with all that stands around its layout, to be edited; its layout is made where it has none. With `frame` that frame, to be edited around the page, or that reusable block, to be edited in the place of the page's content; with `around` the page in another frame than its own; with `at` what it is about as of another moment.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 422],
    example: { body: { path: "/le-vignoble" } },
    body: { format: "json", schema: canvasBody },
    answer: typed<Canvas>()(
      shape({
        page: factsShape,
        pageId: id,
        layoutId: id,
        edits: string()
          .oneOf(["page", "frame", "reusable"] as const)
          .required(),
        frameId: number().integer().nullable().defined(),
        required: array(string().required()).required(),
        isPublished: boolean().required(),
        isCms: boolean().required(),
        frame: array(blockShape).required(),
        content: array(blockShape).nullable().defined(),
        ownParts: array(
          string()
            .oneOf(["header", "footer"] as const)
            .required(),
        ).required(),
        always: array(blockShape).required(),
        reusables: array(shape({ id, name: string().required(), document: layoutShape })).required(),
        configs: array(shape({ slug: string().required(), v: id, props: propsShape })).required(),
        params: textsShape,
        query: textsShape,
        subject: subjectShape,
        parameters: parametersShape,
      }),
    ),
  }),

  answerNeed: defineCall("POST /admin/canvas/answer", {
    summary:
      "What a public GET answers as of another moment: what is scheduled, ended or reduced by then, with the stock of now. It is kept nowhere.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 422],
    example: { body: { at: Date.UTC(2026, 11, 24, 9), call: "listNews", query: { nbItem: 3 } } },
    body: { format: "json", schema: needBody },
    answer: typed<object | null>()(answerShape),
  }),

  listCanvasPages: defineCall("GET /admin/canvas/page", {
    summary:
      "Every page of the site in the menu's order, with its picture and its place; where `isCms` is false its settings alone are edited.",
    access: "ADMIN",
    isOwn: true,
    list: { defaults: { nbItem: 200, page: 1, orderBy: "order" }, filters: {}, orderBy: ["order"] },
    answer: typed<CanvasPages>()(
      shape({ pages: array(canvasPageShape).required(), total: number().integer().required() }),
    ),
  }),

  readPageState: defineCall("POST /admin/canvas/page", {
    summary: "Whether the page at an address is public, has changes that wait, and has a preview that is still true.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    example: { body: { path: "/le-vignoble" } },
    body: { format: "json", schema: addressBody },
    answer: typed<PageState>()(
      shape({
        pageId: number().integer().nullable().defined(),
        layoutId: number().integer().nullable().defined(),
        isPublished: boolean().required(),
        hasChanges: boolean().required(),
        isPreviewStale: boolean().required(),
      }),
    ),
  }),

  listFrames: defineCall("GET /admin/frame", {
    summary: "Every frame (header, menus, footer) with the pages that it stands around.",
    access: "ADMIN",
    isOwn: true,
    answer: typed<readonly FrameItem[]>()(
      array(
        shape({
          layoutId: id,
          name: string().required(),
          isPublished: boolean().required(),
          hasChanges: boolean().required(),
          path: string().required(),
          pages: array(string().defined()).required(),
        }),
      ).required(),
    ),
  }),

  listBlockUse: defineCall("GET /admin/block/use", {
    summary: "The blocks that stand on each page as visitors have it: which pages a site-wide setting changes.",
    access: "ADMIN",
    isOwn: true,
    answer: typed<readonly BlockUse[]>()(
      array(shape({ page: string().defined(), slugs: array(string().required()).required() })).required(),
    ),
  }),

  createPage: defineCall("POST /admin/page", {
    summary: "Makes a page that visitors don't see yet, from what its type begins with or as a copy of another page.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409, 422],
    example: { body: { type: "content", title: { fr_FR: "Les vendanges" }, parent: null, copyOf: null } },
    body: { format: "json", schema: newPageBody },
    answer: typed<CreatedPage>()(shape({ pageId: id, layoutId: id, path: string().nullable().defined() })),
  }),

  renamePage: defineCall("PUT /admin/page/{id}", {
    summary: "Calls a page something else, at once; what is left out stays.",
    access: "ADMIN",
    isOwn: true,
    refuses: [409, 422],
    params: { id: "id" },
    example: { body: { title: { fr_FR: "Le vignoble" } } },
    body: { format: "json", schema: namesBody },
    answer: nothing,
  }),

  listPageLinks: defineCall("GET /admin/page/{id}/links", {
    summary:
      "The pages that lead to a page, as visitors have them and as they are edited: links that lead nowhere once it is gone.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    answer: typed<readonly PageLink[]>()(
      array(
        shape({
          page: string().defined(),
          blocks: number().integer().required(),
          drafts: number().integer().required(),
        }),
      ).required(),
    ),
  }),

  deletePage: defineCall("DELETE /admin/page/{id}", {
    summary:
      "Removes a page with its layout and all that was published of it; not a screen of the site, nor one with pages below it.",
    access: "ADMIN",
    isOwn: true,
    refuses: [409, 422],
    params: { id: "id" },
    example: { params: { id: 2 } },
    answer: nothing,
  }),

  checkHash: defineCall("POST /admin/page/{idPage}/layout/{idLayout}/hash/check", {
    summary: "Whether a page looks otherwise than its preview shows it; what decides is the server's own rendering.",
    access: "ADMIN",
    refuses: [404, 422],
    params: { idPage: "id", idLayout: "id" },
    example: { body: { html: "<!doctype html><html></html>" } },
    body: { format: "json", schema: htmlBody, hasPage: true },
    answer: typed<CheckedHash>()(
      shape({ changed: boolean().required(), hash: string().required(), path: string().required() }),
    ),
  }),

  savePreview: defineCall("PUT /admin/page/{idPage}/layout/{idLayout}/preview", {
    summary: "Keeps a picture (field `image`: PNG, JPEG or WebP, up to 5 MiB) as the preview of a page's public state.",
    access: "ADMIN",
    refuses: [404, 409, 422],
    params: { idPage: "id", idLayout: "id" },
    example: { body: { hash: "0".repeat(64) } },
    body: { format: "multipart", schema: previewBody },
    answer: typed<SavedPreview>()(shape({ preview: string().required(), isStale: boolean().required() })),
  }),

  lookUp: defineCall("POST /admin/lookup", {
    summary: "The pictures, pages and products that ids stand for, in one language.",
    access: "ADMIN",
    isOwn: true,
    example: { body: { references: [{ kind: "media", id: 1 }] } },
    body: { format: "json", schema: referencesBody },
    answer: typed<LookedUp>()(
      shape({
        media: array(shape({ id, image: chosenImageShape })).required(),
        pages: array(shape({ id, target: targetShape })).required(),
        products: array(shape({ id, target: targetShape })).required(),
      }),
    ),
  }),
};
