import { both } from "#starter/both.ts";
import { pageIds } from "#demo/content/ids.ts";
import { toPage } from "#demo/content/links.ts";
import { block, layout, section } from "#starter/layout-builder.ts";
import { words } from "#starter/layouts/pieces.ts";

import { pageTitle, quote } from "./pieces.ts";

export const servicesLayout = layout(
  "page",
  section("list-band", { width: "wide" }, [
    block("services", "service-list", {
      eyebrow: both("Au domaine et au-delà", "At the estate and beyond"),
      title: both("Ce que nous faisons pour vous", "What we can do for you"),
      isPageTitle: true,
      layout: "rows",
    }),
  ]),
  quote(
    "rule",
    both(
      "« On reçoit comme on aimerait être reçu : une chaise, un verre, et du temps. »",
      "“We welcome people as we like to be welcomed: a chair, a glass, and time.”",
    ),
    both("Odile Aurival", "Odile Aurival"),
    { tone: "tint", portrait: "portrait-odile" },
  ),
);

export const serviceDetailLayout = layout(
  "page",
  block("service", "service-detail", {
    list: pageIds.services,
    call: toPage("contact", both("Appeler ou écrire", "Call or write")),
  }),
  section("more-band", { tone: "tint", width: "wide" }, [
    block("more", "service-list", {
      eyebrow: both("Au domaine et au-delà", "At the estate and beyond"),
      title: both("Et aussi", "And also"),
    }),
  ]),
);

export const realisationsLayout = layout(
  "page",
  section("introduction", { width: "narrow" }, [
    pageTitle(both("Les chantiers", "Restorations"), both("Le vignoble", "The vineyard")),
    words(
      "introduction-text",
      both(
        "<p>Un domaine n’est jamais fini. Chaque hiver, entre la taille et le débourrement, nous remettons debout quelque chose : un mur, une haie, une voûte.</p>",
        "<p>An estate is never finished. Every winter, between pruning and bud break, we put something back on its feet: a wall, a hedge, a vault.</p>",
      ),
      { size: "statement" },
    ),
  ]),
  section("list", { width: "wide" }, [block("works", "element-list", { route: "realisation", layout: "zigzag" })]),
  quote(
    "simon",
    both(
      "« Quand nous aurons fini, il faudra recommencer. C’est une façon de dire que nous restons. »",
      "“By the time we have finished it will be time to begin again, which is one way of saying that we are staying.”",
    ),
    both("Simon Aurival", "Simon Aurival"),
    { tone: "tint", portrait: "portrait-simon" },
  ),
);

export const realisationDetailLayout = layout(
  "page",
  block("work", "element-detail", { list: pageIds.realisations }),
  section("more-band", { tone: "tint", width: "wide" }, [
    block("more", "element-list", {
      route: "realisation",
      eyebrow: both("Les chantiers", "Restorations"),
      title: both("Les autres hivers", "The other winters"),
    }),
  ]),
);

export const workshopDetailLayout = layout(
  "page",
  block("workshop", "element-detail", { list: pageIds.visit }),
  section("register-band", { tone: "tint", width: "narrow" }, [block("register", "form", { form: 0 })]),
);
