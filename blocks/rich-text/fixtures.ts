import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { richTextDefinition } from "./definition.ts";

const long = "<p>On the north side the rows follow the contour of the hill, as they have since 1921.</p>".repeat(8);

export const richTextFixtures: readonly BlockFixture<typeof richTextDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      html: "<h2>La taille</h2><p>De janvier à mars, <strong>cep après cep</strong>.</p><ul><li>Guyot simple</li><li>Cordon</li></ul>",
      size: "lead",
      align: "start",
    },
    data: {},
  },
  {
    name: "long text",
    locale: "en_US",
    props: { html: `${long}<blockquote>Wine is patience.</blockquote>${long}`, size: "normal", align: "center" },
    data: {},
  },
  {
    name: "statement",
    locale: "fr_FR",
    props: { html: "<p>Onze degrés toute l’année, et pas un bruit.</p>", size: "statement", align: "center" },
    data: {},
  },
  { name: "empty", locale: "fr_FR", props: { html: "", size: "small", align: "start" }, data: {} },
];
