import { type FieldCondition, fieldOf, type FormDocument } from "#schemas/forms/form-document.ts";

const label = (text: string) => ({ fr_FR: text, en_US: `${text} (en)` });

/** A form with every kind of field and every kind of rule, in two steps; `extra` needs that `topic` is `other`. */
export function allFieldsForm(change: Partial<FormDocument> = {}): FormDocument {
  const other: FieldCondition = { field: "topic", is: "equal", value: "other" };
  return {
    version: 1,
    title: label("Tout"),
    text: label("Un peu de tout."),
    send: {},
    confirmation: label("Merci pour tout."),
    recipients: [],
    confirms: true,
    retentionDays: 30,
    steps: [
      {
        key: "step1",
        title: label("Vous"),
        fields: [
          fieldOf({ key: "about", kind: "heading", label: label("Qui êtes-vous ?") }),
          fieldOf({ key: "name", kind: "text", label: label("Nom"), isRequired: true, min: 2, max: 40 }),
          fieldOf({ key: "code", kind: "text", label: label("Code"), pattern: "[A-Z]{2}-\\d{3,5}" }),
          fieldOf({ key: "email", kind: "email", label: label("E-mail"), isRequired: true }),
          fieldOf({ key: "phone", kind: "phone", label: label("Téléphone") }),
          fieldOf({ key: "persons", kind: "number", label: label("Personnes"), min: 1, max: 10 }),
          fieldOf({ key: "price", kind: "number", label: label("Prix"), min: 0, max: 999, decimals: 2 }),
          fieldOf({ key: "day", kind: "date", label: label("Jour"), from: "2026-01-01", to: "2027-12-31" }),
          fieldOf({ key: "source", kind: "hidden", label: {}, value: "site" }),
        ],
      },
      {
        key: "step2",
        title: label("Votre demande"),
        fields: [
          fieldOf({
            key: "topic",
            kind: "select",
            label: label("Sujet"),
            options: ["visit", "wine", "other"].map((value) => ({ value, label: label(value) })),
          }),
          fieldOf({ key: "extra", kind: "text", label: label("Lequel"), isRequired: true, when: [other] }),
          fieldOf({
            key: "when",
            kind: "radio",
            label: label("Quand"),
            options: ["morning", "evening"].map((value) => ({ value, label: label(value) })),
          }),
          fieldOf({
            key: "wines",
            kind: "checkboxes",
            label: label("Vins"),
            min: 1,
            max: 2,
            options: ["red", "white", "rose"].map((value) => ({ value, label: label(value) })),
          }),
          fieldOf({ key: "message", kind: "longtext", label: label("Message"), min: 5, max: 500 }),
          fieldOf({
            key: "papers",
            kind: "file",
            label: label("Documents"),
            files: ["jpeg", "png", "pdf"],
            maxFiles: 2,
            maxMegabytes: 1,
          }),
          fieldOf({ key: "agreed", kind: "consent", label: label("D’accord"), isRequired: true }),
        ],
      },
    ],
    ...change,
  };
}

/** What a sensible visitor gives it, without files. */
export const goodAnswer: Readonly<Record<string, readonly string[]>> = {
  name: ["Élise Aubert"],
  code: ["AB-1234"],
  email: ["elise@exemple.test"],
  phone: ["06 12 34 56 78"],
  persons: ["4"],
  price: ["12,50"],
  day: ["2026-12-24"],
  topic: ["wine"],
  when: ["evening"],
  wines: ["red", "rose"],
  message: ["Bonjour,\r\nà bientôt."],
  agreed: ["true"],
};
