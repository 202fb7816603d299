import { array, boolean, number, string } from "yup";

import type { FormAnswerList, Registration, SentAnswer, SentRegistration } from "../../content/form-answer.ts";
import { comparisons, type Form, fieldKinds, fileKinds } from "../../forms/form-document.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

import { answerBody, messageBody } from "./forms.body.ts";

const conditionShape = shape({
  field: string().required(),
  is: string().oneOf(comparisons).required(),
  value: string().defined(),
});

const fieldShape = shape({
  key: string().required(),
  kind: string().oneOf(fieldKinds).required(),
  label: string().defined(),
  hint: string().defined(),
  isRequired: boolean().required(),
  when: array(conditionShape).required(),
  min: number().nullable().defined(),
  max: number().nullable().defined(),
  from: string().defined(),
  to: string().defined(),
  pattern: string().defined(),
  decimals: number().integer().required(),
  mobilesOnly: boolean().required(),
  options: array(shape({ value: string().required(), label: string().defined() })).required(),
  files: array(string().oneOf(fileKinds).required()).required(),
  maxFiles: number().integer().required(),
  maxMegabytes: number().integer().required(),
  value: string().defined(),
});

const formShape = shape({
  id: number().integer().required(),
  title: string().defined(),
  text: string().defined(),
  send: string().defined(),
  confirmation: string().defined(),
  steps: array(shape({ title: string().defined(), fields: array(fieldShape).required() })).required(),
  words: array(shape({ key: string().required(), fault: string().required(), text: string().defined() })).required(),
});

const fileShape = shape({
  key: string().required(),
  name: string().required(),
  bytes: number().integer().required(),
  url: string().required(),
});

const sentFields = { confirmation: string().defined(), files: array(fileShape).required() };

const filled = {
  answers: [
    { key: "name", value: "Lise Aubert" },
    { key: "email", value: "lise@exemple.test" },
    { key: "message", value: "Bonjour, êtes-vous ouverts dimanche ?" },
    { key: "consent", value: "true" },
  ],
};

const body = { format: "multipart", schema: answerBody, hasNamedFiles: true } as const;

export const formCalls = {
  getForm: defineCall("GET /forms/{id}", {
    summary: "A form: what it asks, and the rules by which an answer is judged.",
    access: "public",
    params: { id: "id" },
    answer: typed<Form>()(formShape),
  }),

  validateAnswer: defineCall("POST /forms/{id}/answer/validate", {
    summary:
      "Judges an answer as `submitForm` would, and keeps nothing; files stand under their fields' keys. What is wrong " +
      "stands in `data` by field.",
    access: "public",
    params: { id: "id" },
    refuses: [429],
    example: { body: filled },
    body,
    answer: nothing,
  }),

  submitForm: defineCall("POST /forms/{id}/submit", {
    summary:
      "Keeps an answer, once for each token, and writes to whoever gets the form's mail; files stand under their fields' keys.",
    access: "public",
    params: { id: "id" },
    refuses: [422, 429],
    example: { body: filled },
    body,
    answer: typed<SentAnswer>()(shape(sentFields)),
  }),

  downloadFormFile: defineCall("GET /forms/file/download/{id}", {
    summary: "A file that came with an answer or an order, to be saved: for who sent it, and for administrators.",
    access: "answer-holder",
    isDownload: true,
    params: { id: "slug" },
    example: { params: { id: "0123456789abcdef0123456789abcdef" } },
    answer: nothing,
  }),

  sendMessage: defineCall("POST /message", {
    summary: "Writes to the estate, by the contact form: a field that it doesn’t have is left out.",
    access: "public",
    refuses: [422, 429],
    example: {
      body: { name: "Lise Aubert", email: "lise@exemple.test", message: "Bonjour !", consent: "true" },
    },
    body: { format: "json", schema: messageBody },
    answer: nothing,
  }),

  getRegistration: defineCall("GET /element/{route}/{id}/registration", {
    summary: "How one registers for an element: its places, and its form; null where one can’t.",
    access: "public",
    isOwn: true,
    params: { route: "slug", id: "id" },
    example: { params: { route: "atelier", id: 77 } },
    answer: typed<Registration | null>()(
      shape({
        id: number().integer().required(),
        route: string().required(),
        places: number().integer().required(),
        left: number().integer().required(),
        form: formShape,
      }).nullable(),
    ),
  }),

  registerElement: defineCall("POST /element/{route}/{id}/register", {
    summary: "Registers for an element that has places, by its form; `persons` says how many places, else it is one.",
    access: "public",
    params: { route: "slug", id: "id" },
    refuses: [409, 422, 429],
    example: {
      params: { route: "atelier", id: 77 },
      body: {
        answers: [
          { key: "firstname", value: "Lise" },
          { key: "lastname", value: "Aubert" },
          { key: "email", value: "lise@exemple.test" },
          { key: "persons", value: "2" },
          { key: "consent", value: "true" },
        ],
      },
    },
    body,
    answer: typed<SentRegistration>()(shape({ ...sentFields, left: number().integer().required() })),
  }),

  listFormAnswers: defineCall("GET /admin/answer", {
    summary:
      "What was answered to the site’s forms, the latest first; `search` keeps those in which all its words occur.",
    access: "ADMIN",
    isOwn: true,
    example: { query: { form: 1 } },
    list: {
      defaults: { nbItem: 24, page: 1, orderBy: "-id" },
      filters: {
        id: { type: "integer" },
        form: { type: "integer" },
        element: { type: "integer" },
        search: { type: "text", onlyEqual: true },
      },
      orderBy: ["id"],
    },
    answer: typed<FormAnswerList>()(
      shape({
        answers: array(
          shape({
            id: number().integer().required(),
            idForm: number().integer().required(),
            idElement: number().integer().nullable().defined(),
            seats: number().integer().required(),
            locale: string().required(),
            receivedAt: string().required(),
            lines: array(
              shape({
                key: string().required(),
                label: string().defined(),
                said: array(string().defined()).required(),
                isDay: boolean(),
              }),
            ).required(),
            files: array(fileShape).required(),
          }),
        ).required(),
        total: number().integer().required(),
      }),
    ),
  }),

  deleteFormAnswer: defineCall("DELETE /admin/answer/{id}", {
    summary: "Deletes an answer with its files; a registration’s places are free again.",
    access: "ADMIN",
    isOwn: true,
    params: { id: "id" },
    refuses: [404],
    example: { params: { id: 1000 } },
    answer: nothing,
  }),

  exportFormAnswers: defineCall("GET /admin/forms/{id}/export", {
    summary: "All answers of a form as CSV, in UTF-8, parted by semicolons; no cell is taken for a formula.",
    access: "ADMIN",
    isOwn: true,
    isDownload: true,
    params: { id: "id" },
    refuses: [404],
    answer: nothing,
  }),
};
