import { array, boolean, number, string } from "yup";

import type { ParameterKind } from "../../site/parameter.ts";
import { defineCall } from "../define-call.ts";
import { propsShape } from "../shapes/layout-shape.ts";
import { shape } from "../shapes/shape.ts";

const kinds: readonly ParameterKind[] = ["STRING", "BOOLEAN", "NUMBER", "TEXT", "LINK"];

const parameterShape = shape({
  id: number().integer().required(),
  type: string().required(),
  kind: string<ParameterKind>().oneOf(kinds).defined(),
  label: string().defined(),
  value: string().nullable().defined(),
});

const fontShape = shape({
  type: string<"TITLE" | "CONTENT" | "MENU">().oneOf(["TITLE", "CONTENT", "MENU"]).defined(),
  family: string().required(),
  colour: string().nullable().defined(),
  size: number().positive().required(),
  weight: number().integer().required(),
  style: string<"normal" | "italic">().oneOf(["normal", "italic"]).defined(),
});

export const listParameters = defineCall("listParameters", {
  summary: "The site's public parameters, all of them.",
  access: "public",
  answer: array(parameterShape).required(),
});

export const getSiteInfo = defineCall("getSiteInfo", {
  summary: "What kind of site this is: addresses, fonts, and whether it sells.",
  access: "public",
  answer: shape({
    id: number().integer().required(),
    name: string().defined(),
    url: string().defined(),
    devUrl: string().defined(),
    prodUrl: string().defined(),
    fonts: array(fontShape).required(),
    isWinemaker: boolean().required(),
    isECommerce: boolean().required(),
    isBuilding: boolean().required(),
    technicalFileModel: string().defined(),
    dashboardType: string().defined(),
    defaultLang: string().required(),
  }),
});

export const getComponentConfig = defineCall("getComponentConfig", {
  summary: "The site-wide settings of one block.",
  access: "public",
  params: { slug: "slug" },
  answer: shape({ slug: string().required(), v: number().integer().required(), props: propsShape }),
});
