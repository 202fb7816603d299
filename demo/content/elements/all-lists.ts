import { awards } from "./awards.ts";
import type { DemoElementList } from "./element-list.ts";
import { footerLinks, footerLogos } from "./footer-lists.ts";
import { parcels } from "./parcels.ts";
import { promoMessages } from "./promo-messages.ts";
import { realisations } from "./realisations.ts";
import { workshops } from "./workshops.ts";

/** Every element list of the demo. */
export const demoElementLists: readonly DemoElementList[] = [
  promoMessages,
  parcels,
  awards,
  footerLogos,
  footerLinks,
  realisations,
  workshops,
];
