import { boolean, number, string } from "yup";

import type { Role, User } from "../../content/user.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

import { loginBody } from "./accounts.body.ts";

const roles: readonly Role[] = ["CUSTOMER", "ADMIN", "SUPER_ADMIN"];

export const accountCalls = {
  login: defineCall("POST /login", {
    summary: "Trades an e-mail and a password for a token that lives 24 hours.",
    access: "public",
    refuses: [401, 429],
    leavesDeviceCookie: true,
    example: { body: { email: "vigneronne@estate.test", password: "grand cru 2022" } },
    body: { format: "json", schema: loginBody },
    answer: shape({ token: string().required(), idSite: number().integer().required() }),
  }),

  logout: defineCall("POST /logout", {
    summary: "Revokes the token that the request carries.",
    access: "session",
    isOwn: true,
    answer: nothing,
  }),

  getLogged: defineCall("GET /logged", {
    summary: "Whether the request's token is a valid one.",
    access: "public",
    answer: shape({ logged: boolean().required() }),
  }),

  getUser: defineCall("GET /user", {
    summary: "The logged-in user.",
    access: "session",
    answer: typed<User>()(
      shape({
        id: number().integer().required(),
        email: string().required(),
        phone: string().nullable().defined(),
        firstname: string().defined(),
        lastname: string().defined(),
        birthdate: string().nullable().defined(),
        role: string<Role>().oneOf(roles).defined(),
      }),
    ),
  }),
};
