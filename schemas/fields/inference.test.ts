import { expect, expectTypeOf, test } from "vitest";

import type { Image } from "../content/image.ts";
import { colour } from "./colour.ts";
import type { ViewProps } from "./field.ts";
import { image } from "./image.ts";
import type { ViewLink } from "./link.ts";
import { link } from "./link.ts";
import { list } from "./list.ts";
import { number } from "./number.ts";
import type { ViewReference } from "./reference.ts";
import { reference } from "./reference.ts";
import type { Responsive } from "./responsive.ts";
import { responsive } from "./responsive.ts";
import { richText } from "./rich-text.ts";
import { select } from "./select.ts";
import { text } from "./text.ts";
import { toggle } from "./toggle.ts";

const label = { fr_FR: "Champ", en_US: "Field" };

const fields = {
  title: text({ label }),
  route: text({ label, localized: false }),
  body: richText({ label }),
  picture: image({ label }),
  more: link({ label }),
  ground: colour({ label }),
  columns: responsive(number({ label, min: 1, max: 4 })),
  align: select({
    label,
    options: [
      { value: "left", label },
      { value: "right", label },
    ],
  }),
  open: toggle({ label }),
  product: reference({ label, to: "product" }),
  items: list({ label, item: { name: text({ label }), size: number({ label }) } }),
};

test("[PF1] a view's props follow from its fields", () => {
  expectTypeOf<ViewProps<typeof fields>>().toEqualTypeOf<{
    readonly title: string;
    readonly route: string;
    readonly body: string;
    readonly picture: Image | null;
    readonly more: ViewLink | null;
    readonly ground: string | null;
    readonly columns: Responsive<number>;
    readonly align: "left" | "right";
    readonly open: boolean;
    readonly product: ViewReference | null;
    readonly items: readonly { readonly name: string; readonly size: number }[];
  }>();
  expect(Object.values(fields).map((field) => field.kind)).toHaveLength(11);
});
