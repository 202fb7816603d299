import { boolean, number, string } from "yup";

import type { Role } from "../../content/user.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";

const roles: readonly Role[] = ["CUSTOMER", "ADMIN", "SUPER_ADMIN"];

export const login = defineCall("login", {
  summary: "Trades an e-mail and a password for a token that lives 24 hours.",
  access: "public",
  body: {
    format: "json",
    // An address that is no address is simply unknown, and a password is never described back.
    schema: shape({ email: string().max(254).required(), password: string().max(256).required() }),
  },
  answer: shape({ token: string().required(), idSite: number().integer().required() }),
});

export const logout = defineCall("logout", {
  summary: "Revokes the token that the request carries.",
  access: "user",
  answer: nothing,
});

export const getLogged = defineCall("getLogged", {
  summary: "Whether the request's token is a valid one.",
  access: "public",
  answer: shape({ logged: boolean().required() }),
});

export const getUser = defineCall("getUser", {
  summary: "The logged-in user.",
  access: "user",
  answer: shape({
    id: number().integer().required(),
    email: string().required(),
    phone: string().nullable().defined(),
    firstname: string().defined(),
    lastname: string().defined(),
    birthdate: string().nullable().defined(),
    role: string<Role>().oneOf(roles).defined(),
  }),
});
