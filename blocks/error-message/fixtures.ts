import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { errorMessageDefinition } from "./definition.ts";

export const errorMessageFixtures: readonly BlockFixture<typeof errorMessageDefinition>[] = [
  {
    name: "not found",
    locale: "fr_FR",
    props: {},
    data: { subject: { statusCode: 404, message: "This page could not be found" } },
  },
  {
    name: "not found, English",
    locale: "en_US",
    props: {},
    data: { subject: { statusCode: 404, message: "This page could not be found" } },
  },
  {
    name: "a failure with a long message",
    locale: "en_US",
    props: {},
    data: { subject: { statusCode: 500, message: "Unknown middleware some-guard-with-a-very-long-name-indeed" } },
  },
  {
    name: "under construction",
    locale: "fr_FR",
    props: {},
    data: { subject: { statusCode: 503, message: "" } },
  },
  { name: "no data", locale: "en_US", props: {}, data: {} },
];
