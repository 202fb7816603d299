import { array, mixed, number, string } from "yup";

import { textLengths } from "../../page-settings/page-settings.ts";
import { shape } from "../shapes/shape.ts";

/** A text in some languages. */
const texts = (max: number) => shape({ fr_FR: string().max(max), en_US: string().max(max) });

const rowId = number().integer().min(1).max(2_147_483_647);

/** A moment from 2000 to 2199, in milliseconds since 1970. */
const moment = number()
  .integer()
  .min(Date.UTC(2000, 0))
  .max(Date.UTC(2200, 0) - 1);

type Scalars = Readonly<Record<string, string | number>>;

/** What stands in an address: names with texts and numbers. */
const scalars = mixed<Scalars>(
  (value): value is Scalars =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => typeof each === "string" || typeof each === "number"),
).meta({ openapi: { type: "object", additionalProperties: { type: ["string", "number"] } } });

/**
 * What `openCanvas` takes: a page's address, with the prefix of its language; the layout of a frame that is edited around
 * it or of a reusable block that is edited in its place, or that of a frame that it is looked at in (null: its type's own);
 * the moment as of which its subject is told.
 */
export const canvasBody = shape({
  path: string().min(1).max(2000).required(),
  frame: rowId.optional(),
  around: rowId.nullable().optional(),
  at: moment.optional(),
});

/** What `answerNeed` takes: a call that anybody may make, and the moment as of which it is answered. */
export const needBody = shape({
  at: moment.required(),
  call: string().max(64).required(),
  params: scalars.optional(),
  query: scalars.optional(),
});

/** What `readPageState` takes: a page's address, with the prefix of its language. */
export const addressBody = shape({ path: string().min(1).max(2000).required() });

/**
 * What `createPage` takes: slugs that are left out or empty are made of the titles. It begins as a copy of a page, or with what
 * stands in a template and what its type begins with below; with both the template stands above the copy.
 */
export const newPageBody = shape({
  type: string().max(64).required(),
  title: texts(textLengths.title),
  slug: texts(textLengths.slug).optional().default(undefined),
  parent: rowId.nullable().defined(),
  copyOf: rowId.nullable().defined(),
  template: rowId.optional(),
});

/** What `renamePage` takes: what is left out stays, a slug that is empty is made of the title. */
export const namesBody = shape({
  title: texts(textLengths.title).optional().default(undefined),
  slug: texts(textLengths.slug).optional().default(undefined),
});

/** What `checkHash` takes: the HTML of the page as the browser got it. */
export const htmlBody = shape({ html: string().required() });

/** What `savePreview` takes beside its picture: what the page showed when it was taken, as `checkHash` said it. */
export const previewBody = shape({
  hash: string()
    .matches(/^[0-9a-f]{64}$/)
    .required(),
});

/** What `lookUp` takes: what the props of blocks point at. */
export const referencesBody = shape({
  references: array(
    shape({
      kind: string().oneOf(["media", "page", "product"]).required(),
      id: number().integer().min(1).max(2_147_483_647).required(),
    }),
  )
    .min(1)
    .max(500)
    .required(),
});
