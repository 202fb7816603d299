/** The most of each that a tariff holds; of a postal code, how much of its beginning. */
export const tariffLimits = {
  ...{ services: 50, zones: 100, countries: 300, postalCodes: 200, postalCode: 12 },
  /** The letters of what a service is called, and of each other text of it. */
  words: 200,
  /** The bottles of a parcel. */
  bottles: 1000,
} as const;
