export { AccountCheck as CheckIsland } from "#blocks/kit/account-check.tsx";
