import { array, boolean, number, string } from "yup";

import { locales, type Locale } from "../../locale.ts";
import { externalApps, type ExternalAppName } from "../../site/external-app.ts";
import { logoTypes, type LogoType } from "../../site/logo.ts";
import { defineCall } from "../define-call.ts";
import { onlineImageShape } from "../shapes/image-shape.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";

const localeCode = string<Locale>().oneOf(locales).defined();

export const visitSite = defineCall("visitSite", {
  summary: "Logs a visit that came by a link with this mark; once a day for each visitor.",
  access: "public",
  params: { id: "visit" },
  answer: nothing,
});

export const getExternalAppConfig = defineCall("getExternalAppConfig", {
  summary: "What a browser may know of an application beside the site.",
  access: "public",
  params: { app: "slug" },
  answer: shape({
    app: string<ExternalAppName>().oneOf(externalApps).defined(),
    isActive: boolean().required(),
    model: string().defined(),
  }),
});

export const listLanguages = defineCall("listLanguages", {
  summary: "The languages of the site, the default one first.",
  access: "public",
  answer: array(
    shape({
      id: number().integer().required(),
      code: localeCode,
      label: string().required(),
      translationCode: string().required(),
      country: shape({
        id: number().integer().required(),
        alphaTwo: string().required(),
        alphaThree: string().required(),
        numCode: string().required(),
        name: string().required(),
      }),
      isValid: boolean().required(),
    }),
  ).required(),
});

export const listLocales = defineCall("listLocales", {
  summary: "The site's locales as addresses and search engines need them, the default one first.",
  access: "public",
  answer: array(
    shape({
      code: localeCode,
      iso: string().required(),
      domain: string().optional(),
      dir: string<"ltr" | "rtl">().oneOf(["ltr", "rtl"]).defined(),
    }),
  ).required(),
});

export const listLogos = defineCall("listLogos", {
  summary: "The estate's logos, at most one of each type.",
  access: "public",
  answer: array(
    shape({
      id: number().integer().required(),
      filename: string().required(),
      type: string<LogoType>().oneOf(logoTypes).defined(),
      onlineImage: onlineImageShape,
      alt: string().defined(),
      width: number().integer().required(),
      height: number().integer().required(),
    }),
  ).required(),
});

export const listFonts = defineCall("listFonts", {
  summary: "The typefaces that the site can set, with their files.",
  access: "public",
  answer: array(
    shape({
      name: string().required(),
      files: array(
        shape({
          name: string().required(),
          weight: number().integer().required(),
          style: string<"normal" | "italic">().oneOf(["normal", "italic"]).defined(),
        }),
      ).required(),
    }),
  ).required(),
});

export const listListKeys = defineCall("listListKeys", {
  summary: "Under which key of a list's answer its items stand, by resource.",
  access: "public",
  answer: array(
    shape({ key: string().required(), keyList: string().required(), keyElem: string().required() }),
  ).required(),
});
