export { TotalsIsland } from "#blocks/kit/checkout-totals-island.tsx";
