export { FreshOrders as FreshIsland } from "#blocks/kit/fresh-orders.tsx";
