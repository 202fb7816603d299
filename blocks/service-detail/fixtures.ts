import { sampleService } from "#blocks/kit/content-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { serviceDetailDefinition } from "./definition.ts";

export const serviceDetailFixtures: readonly BlockFixture<typeof serviceDetailDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      call: { href: "/contact", label: "Réserver", newTab: false },
      list: { id: 9, path: "/services", title: "Services" },
    },
    data: { service: sampleService() },
  },
  {
    name: "long text, nothing else",
    locale: "en_US",
    props: { call: null, list: null },
    data: {
      service: sampleService({
        title: "A guided tasting for those who would rather listen to the wind than to a speech about wine",
        summary: "",
        text: "<p>Seven wines, some bread, and somebody who made both.</p>".repeat(8),
        image: null,
      }),
    },
  },
  { name: "no data", locale: "fr_FR", props: { call: null, list: null }, data: { service: null } },
];
