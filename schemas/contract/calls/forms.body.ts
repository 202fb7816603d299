import { array, number, string } from "yup";

import { shape } from "../shapes/shape.ts";

/** What somebody fills in, whichever form: an entry for each text, several of one key where several are ticked. */
export const answerBody = shape({
  answers: array(shape({ key: string().max(64).required(), value: string().max(20_000).defined() }))
    .max(400)
    .required(),
  /** Made by whoever sends it, new for each answer: however often it comes, one answer is kept. */
  token: string()
    .matches(/^[\w-]{22,64}$/)
    .optional(),
  /** Nobody sees this field: who fills it in is no person. */
  website: string().max(500).optional(),
  /** Milliseconds since the form was seen. */
  elapsed: number().integer().min(0).max(1_000_000_000_000).optional(),
});

/** What `sendMessage` takes: the fields of the standard contact form. */
export const messageBody = shape({
  name: string().max(200).required(),
  email: string().max(254).required(),
  phone: string().max(40).optional(),
  subject: string().max(200).optional(),
  message: string().max(10_000).required(),
  consent: string().max(10).optional(),
});

/** What `createForm` takes: what the form is called, in the language of whoever makes it. */
export const newFormBody = shape({
  title: string().trim().max(200).required(),
  copyOf: number().integer().min(1).optional(),
});
