import type { ComponentConfig } from "#schemas/page/layout.ts";

/** Settings that every block of a kind starts from on this site (GET /component/conf/{slug}). */
export const demoComponentConfigs: readonly ComponentConfig[] = [
  { slug: "banner", v: 1, props: { height: "tall", overlay: 60 } },
  { slug: "language-menu", v: 1, props: { form: "codes" } },
];
