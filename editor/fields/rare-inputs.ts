/** The inputs that hardly any field has: they come together, when one of them is needed. */
export { FormChoiceInput } from "./form-choice-input.tsx";
export { OpeningHoursInput } from "./opening-hours-input.tsx";
