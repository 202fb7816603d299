import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters } from "#blocks/kit/samples.ts";

import type { socialLinksDefinition } from "./definition.ts";

export const socialLinksFixtures: readonly BlockFixture<typeof socialLinksDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { title: "Nous suivre", align: "start" },
    data: {
      parameters: sampleParameters({
        INSTAGRAM_URL: "https://social.example/clairveille",
        REVIEW_PAGE_URL: "https://reviews.example/clairveille",
        FACEBOOK_URL: "javascript:alert(1)",
      }),
    },
  },
  {
    name: "all of them, a long title",
    locale: "en_US",
    props: {
      title: "Where else one can find us when the cellar door is closed and the dog is asleep",
      align: "center",
    },
    data: {
      parameters: sampleParameters(
        Object.fromEntries(
          ["FACEBOOK", "INSTAGRAM", "TWITTER", "LINKEDIN", "TIKTOK", "YOUTUBE", "PINTEREST", "TRIPADVISOR"].map(
            (name) => [`${name}_URL`, `https://${name.toLowerCase()}.example/clairveille`],
          ),
        ),
      ),
    },
  },
  { name: "empty", locale: "fr_FR", props: { title: "Nous suivre", align: "start" }, data: { parameters: [] } },
];
