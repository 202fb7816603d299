import type { SiteAction } from "./site-action.ts";

/** Subscribes to the newsletter (spec §7) and gives the state of the block `newsletter-form`. */
export const subscribeNewsletterAction: SiteAction = {
  path: "/newsletter",
  async run(form, { post }) {
    // Nobody sees this field: who fills it in is no person, and is thanked without being written down.
    if (form.get("website") !== "") return "sent";
    const status = await post("/newsletter/subscribe", { email: (form.get("email") ?? "").trim() });
    if (status < 300) return "sent";
    if (status === 429) return "busy";
    return status < 500 && status !== 404 ? "invalid" : "failed";
  },
};
