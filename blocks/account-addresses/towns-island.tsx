export { Towns as TownsIsland } from "#blocks/kit/towns.tsx";
