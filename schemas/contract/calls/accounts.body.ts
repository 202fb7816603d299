import { string } from "yup";

import { shape } from "../shapes/shape.ts";

/** What `login` takes. An address that is no address is simply unknown, and a password is never described back. */
export const loginBody = shape({ email: string().max(254).required(), password: string().max(256).required() });

/** Lengths alone: what a password must be otherwise, and what an address is, the server says under their keys. */
const email = string().max(254).required();
const password = string().max(256).required();
const name = string().max(100).required();

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

/** What `askPasswordReset` takes. */
export const askResetBody = shape({ email });

/** What `resetPassword` takes: the token of the link in the mail. */
export const resetBody = shape({ token: string().max(100).required(), password });
