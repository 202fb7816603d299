export { AnswerCheck as CheckIsland } from "#blocks/kit/answer-check.tsx";
