import { array, boolean, number, string } from "yup";

import { type Locale, locales } from "../../locale.ts";
import { type ExternalAppConfig, type ExternalAppName, externalApps } from "../../site/external-app.ts";
import type { FontFamily } from "../../site/font-family.ts";
import type { Language, SiteLocale } from "../../site/language.ts";
import { type Logo, type LogoType, logoTypes } from "../../site/logo.ts";
import type { Parameter, ParameterKind } from "../../site/parameter.ts";
import type { SiteInfo } from "../../site/site-info.ts";
import { defineCall } from "../define-call.ts";
import type { ListKey } from "../list-keys.ts";
import { onlineImageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

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

const localeCode = string<Locale>().oneOf(locales).defined();

export const siteCalls = {
  listParameters: defineCall("GET /parameter", {
    summary: "The site's public parameters, all of them.",
    access: "public",
    answer: typed<readonly Parameter[]>()(array(parameterShape).required()),
  }),

  getSiteInfo: defineCall("GET /site/info", {
    summary: "What kind of site this is: addresses, fonts, and whether it sells.",
    access: "public",
    answer: typed<SiteInfo>()(
      shape({
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
    ),
  }),

  getExternalAppConfig: defineCall("GET /external-app/{app}/config/public", {
    summary: "What a browser may know of an application beside the site.",
    access: "public",
    example: { params: { app: "PRODUCT_FILE_GENERATOR" } },
    params: { app: "slug" },
    answer: typed<ExternalAppConfig>()(
      shape({
        app: string<ExternalAppName>().oneOf(externalApps).defined(),
        isActive: boolean().required(),
        model: string().defined(),
      }),
    ),
  }),

  listLanguages: defineCall("GET /language", {
    summary: "The languages of the site, the default one first.",
    access: "public",
    isOwn: true,
    answer: typed<readonly Language[]>()(
      array(
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
    ),
  }),

  listLocales: defineCall("GET /locale", {
    summary: "The site's locales as addresses and search engines need them, the default one first.",
    access: "public",
    isOwn: true,
    answer: typed<readonly SiteLocale[]>()(
      array(
        shape({
          code: localeCode,
          iso: string().required(),
          domain: string().optional(),
          dir: string<"ltr" | "rtl">().oneOf(["ltr", "rtl"]).defined(),
        }),
      ).required(),
    ),
  }),

  listLogos: defineCall("GET /logo", {
    summary: "The estate's logos, at most one of each type.",
    access: "public",
    isOwn: true,
    answer: typed<readonly Logo[]>()(
      array(
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
    ),
  }),

  listFonts: defineCall("GET /font", {
    summary: "The typefaces that the site can set, with their files.",
    access: "public",
    isOwn: true,
    answer: typed<readonly FontFamily[]>()(
      array(
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
    ),
  }),

  listListKeys: defineCall("GET /list-key", {
    summary: "Under which key of a list's answer its items stand, by resource.",
    access: "public",
    isOwn: true,
    answer: typed<readonly ListKey[]>()(
      array(shape({ key: string().required(), keyList: string().required(), keyElem: string().required() })).required(),
    ),
  }),
};
