import { array, number, string } from "yup";

import { shape } from "../shapes/shape.ts";

/** What `login` takes. An address that is no address is simply unknown, and a password is never described back. */
export const loginBody = shape({ email: string().max(254).required(), password: string().max(256).required() });

/** Lengths alone: what must be there, what an address and a password are, the server says under all their keys at once. */
const email = string().max(254).defined();
const password = string().max(256).defined();
const name = string().max(100).defined();

const profile = {
  firstname: name,
  lastname: name,
  phone: string().max(40).nullable().optional(),
  birthdate: string().max(10).nullable().optional(),
};

/** What `register` takes. */
export const registerBody = shape({ email, password, ...profile });

/** What `saveUser` takes. */
export const profileBody = shape(profile);

/** What `changePassword` takes. */
export const passwordBody = shape({ oldPassword: password, newPassword: password });

/** What `saveNewsletterChoice` takes: ids of lists. */
export const choiceBody = shape({
  lists: array(number().integer().positive().required()).max(100).defined(),
});

/** What `askPasswordReset` takes. */
export const askResetBody = shape({ email });

/** What `resetPassword` takes: the token of the link in the mail. */
export const resetBody = shape({ token: string().max(100).required(), password });
