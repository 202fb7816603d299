export { CodeIsland } from "#blocks/kit/code-island.tsx";
