import { array, boolean, number, string } from "yup";

import { locales } from "../../locale.ts";
import { shape } from "./shape.ts";

/** A page as the editor and the panel list it. */
export const canvasPageShape = shape({
  pageId: number().integer().nullable().defined(),
  layoutId: number().integer().nullable().defined(),
  type: string().required(),
  title: string().defined(),
  path: string().required(),
  parent: number().integer().nullable().defined(),
  untitled: array(string().oneOf(locales).required()).required(),
  untranslated: array(string().oneOf(locales).required()).required(),
  isMenu: boolean().required(),
  isFixedRight: boolean().required(),
  isHidden: boolean().required(),
  isCms: boolean().required(),
  isPublished: boolean().required(),
  hasChanges: boolean().required(),
  hasNewSettings: boolean().required(),
  plannedAt: number().integer().nullable().defined(),
  preview: string().nullable().defined(),
  isPreviewStale: boolean().required(),
});
