/** Parameters that make a tracker together. */
const groups = [
  ["MATOMO_URL", "MATOMO_SITE_ID"],
  ["GOOGLE_ANALYTICS_ID"],
  ["CLARITY_ID"],
  ["PLAUSIBLE_DOMAIN"],
  ["TAG_MANAGER_IDS"],
  ["FACEBOOK_PIXEL_ID"],
];

/** Whether the estate has set up a tracker (see `consentOf`), for views, which don't bring the catalogue. */
export function hasTrackers(parameters: Readonly<Record<string, string | null>>): boolean {
  return groups.some((types) => types.every((type) => parameters[type]));
}
