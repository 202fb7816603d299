/** What leads an estate to an open site, in the order in which one does it. */
export const openingStepIds = [
  "company",
  "texts",
  "logo",
  "colours",
  "hours",
  "wines",
  "prices",
  "labels",
  "delivery",
  "payment",
  "order",
  "open",
] as const;

export type OpeningStepId = (typeof openingStepIds)[number];

/** Done; still needed, by the law or for a sale; or what visitors would look for. */
export const openingStates = ["done", "needed", "wanted"] as const;

export interface OpeningStep {
  readonly id: OpeningStepId;
  readonly state: (typeof openingStates)[number];
  /** What is missing: names of settings where the step is about settings, else of wines. */
  readonly missing: readonly string[];
}
