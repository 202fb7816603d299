import { both } from "../both.ts";
import { block, layout, section } from "../layout-builder.ts";
import { toPage } from "../links.ts";

export const notFoundLayout = layout(
  "page",
  block("message", "error-message"),
  section("ways", { tone: "tint", width: "wide" }, [
    block("ways-call", "call-to-action", {
      title: both("Vous cherchiez peut-être", "Perhaps you were looking for"),
      call: toPage("wines", both("Nos vins", "Our wines")),
      secondCall: toPage("contact", both("Contact", "Contact")),
      look: "center",
    }),
  ]),
);
