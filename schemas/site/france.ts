/** The ISO 3166-1 number of France, where the estate is. */
export const franceId = 250;
