import { need } from "./need.ts";

/** The calls that a client makes at start (spec §7). */
export const startUpNeeds = {
  parameters: need("listParameters"),
  siteInfo: need("getSiteInfo"),
  logged: need("getLogged", { private: true }),
  promotedNews: need("listNews", { query: { promoted: true } }),
  addressTypes: need("listAddressTypes"),
  companyAddresses: need("listCompanyAddresses"),
  variations: need("listVariations"),
  fileGenerator: need("getExternalAppConfig", { params: { app: "PRODUCT_FILE_GENERATOR" } }),
  footerLogos: need("listElements", { params: { route: "logo-footer" }, query: { page: 1, nbItem: 100 } }),
  footerLinks: need("listElements", { params: { route: "link-footer" }, query: { page: 1, nbItem: 100 } }),
  user: need("getUser", { private: true }),
} as const;
