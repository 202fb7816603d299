import { layoutVersion } from "../layout.ts";
import type { PageType } from "./page-type.ts";

/** Login and registration (spec §2, `/auth`); who is logged in already goes on. */
export const auth: PageType = {
  slug: "auth",
  label: { fr_FR: "Connexion", en_US: "Login" },
  pattern: "/auth",
  params: {},
  guards: ["guest"],
  validators: [],
  zone: "private",
  requires: ["login-form", "register-form"],
  frame: "page",
  defaultLayout: {
    version: layoutVersion,
    kind: "page",
    root: ["title", "sides"],
    blocks: {
      title: {
        id: "title",
        slug: "heading",
        v: 1,
        props: { title: { fr_FR: "Votre compte", en_US: "Your account" }, level: 1 },
        slots: {},
      },
      sides: {
        id: "sides",
        slug: "columns",
        v: 1,
        props: { gap: "large" },
        slots: { first: ["login-form"], second: ["register-form"] },
      },
      "login-form": { id: "login-form", slug: "login-form", v: 1, props: {}, slots: {} },
      "register-form": { id: "register-form", slug: "register-form", v: 1, props: {}, slots: {} },
    },
  },
  sampleParams: {},
};
