import { expect, test } from "vitest";

import { refusedForm } from "./form-refusal.ts";

const form = new URLSearchParams({ email: "lise@", password: "secret", back: "/auth" });
const kept = ["email", "firstname"];

test("[§5 errors-at-fields] what is wrong stands at the form's own fields; what was typed is kept, no password", () => {
  const data = [
    { key: "email", error: "must be an e-mail address" },
    { key: "newPassword", error: "is too short" },
  ];
  const answer = { status: 400, data, message: "The request is not valid: …" };
  expect(refusedForm(form, answer, { kept, names: { newPassword: "password" } })).toEqual({
    kind: "refused",
    status: 422,
    values: { email: "lise@" },
    errors: { email: "must be an e-mail address", password: "is too short" },
    message: "",
  });
});

test("[§8 message-shown] what is wrong with no field is said in the server's words; too many at once is a 429", () => {
  const wrong = { status: 401, data: null, message: "The e-mail address or the password is wrong." };
  expect(refusedForm(form, wrong, { kept })).toMatchObject({ status: 422, errors: {}, message: wrong.message });
  const many = { status: 429, data: null, message: "Too many attempts." };
  expect(refusedForm(form, many, { kept })).toMatchObject({ status: 429, message: "Too many attempts." });
});
