import type { SiteAction } from "./site-action.ts";
import { subscribeNewsletterAction } from "./subscribe-newsletter.ts";

/** Every form of the site that works without JavaScript. */
export const siteActions: readonly SiteAction[] = [subscribeNewsletterAction];
