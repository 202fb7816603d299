import { array, boolean, number, string } from "yup";

import type { NewsletterChoice, NewsletterList, Role, User, UserSession } from "../../content/user.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

import {
  askResetBody,
  choiceBody,
  loginBody,
  passwordBody,
  profileBody,
  registerBody,
  resetBody,
} from "./accounts.body.ts";

const roles: readonly Role[] = ["CUSTOMER", "ADMIN", "SUPER_ADMIN"];

const user = typed<User>()(
  shape({
    id: number().integer().required(),
    email: string().required(),
    phone: string().nullable().defined(),
    firstname: string().defined(),
    lastname: string().defined(),
    birthdate: string().nullable().defined(),
    role: string<Role>().oneOf(roles).defined(),
  }),
);

const choice = typed<NewsletterChoice>()(shape({ lists: array(number().integer().required()).required() }));

/** The tests' reset has this token, the login's example the password. */
const examples = {
  session: "0123456789abcdef",
  token: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  password: "grand cru 2022",
} as const;
const marie = { firstname: "Marie", lastname: "Aubert", phone: "06 12 34 56 78", birthdate: "1984-05-20" } as const;

export const accountCalls = {
  register: defineCall("POST /register", {
    summary: "Opens a customer's account. The answer is the same for an address that has one; a mail to it tells.",
    access: "public",
    refuses: [429],
    example: { body: { ...marie, email: "marie@exemple.test", password: "vendanges à la main" } },
    body: { format: "json", schema: registerBody },
    answer: nothing,
  }),

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
    answer: user,
  }),

  saveUser: defineCall("PUT /user", {
    summary: "Changes the user's names, phone and birthdate; a phone or birthdate that is left out stays.",
    access: "session",
    example: { body: marie },
    body: { format: "json", schema: profileBody },
    answer: user,
  }),

  changePassword: defineCall("PUT /user/password", {
    summary: "Changes the user's password, and ends the user's other sessions.",
    access: "session",
    refuses: [429],
    example: { body: { oldPassword: examples.password, newPassword: examples.password } },
    body: { format: "json", schema: passwordBody },
    answer: nothing,
  }),

  deleteUser: defineCall("DELETE /user", {
    summary: "Deletes the user's account, sessions and newsletter subscription; an administrator's is refused.",
    access: "session",
    refuses: [409],
    answer: nothing,
  }),

  listNewsletterLists: defineCall("GET /user/newsletter/lists", {
    summary: "The lists that a customer may subscribe to.",
    access: "session",
    enabledBy: "SHOW_NEWSLETTER",
    answer: typed<readonly NewsletterList[]>()(
      array(
        shape({ id: number().integer().required(), name: string().defined(), description: string().defined() }),
      ).required(),
    ),
  }),

  getNewsletterChoice: defineCall("GET /user/newsletter/subscription", {
    summary: "The lists that the user has subscribed to.",
    access: "session",
    enabledBy: "SHOW_NEWSLETTER",
    answer: choice,
  }),

  saveNewsletterChoice: defineCall("PUT /user/newsletter/subscription", {
    summary: "Subscribes the user to these lists, and to no other; at once, since the address is the account's.",
    access: "session",
    enabledBy: "SHOW_NEWSLETTER",
    example: { body: { lists: [1] } },
    body: { format: "json", schema: choiceBody },
    answer: choice,
  }),

  listUserSessions: defineCall("GET /user/session", {
    summary: "The user's logins that are still good, the latest first.",
    access: "session",
    isOwn: true,
    answer: typed<readonly UserSession[]>()(
      array(
        shape({
          id: string().required(),
          since: string().required(),
          agent: string().defined(),
          isCurrent: boolean().required(),
        }),
      ).required(),
    ),
  }),

  endUserSession: defineCall("DELETE /user/session/{id}", {
    summary: "Ends one of the user's logins.",
    access: "session",
    isOwn: true,
    params: { id: "slug" },
    refuses: [404],
    example: { params: { id: examples.session } },
    answer: nothing,
  }),

  askPasswordReset: defineCall("PUT /password/reset/ask", {
    summary: "Asks for a mail with a link to a new password; the answer is the same for every address.",
    access: "public",
    refuses: [429],
    example: { body: { email: "marie@exemple.test" } },
    body: { format: "json", schema: askResetBody },
    answer: nothing,
  }),

  resetPassword: defineCall("PUT /password/reset", {
    summary: "Sets a new password by the token of such a link, once, and ends the user's sessions.",
    access: "public",
    refuses: [404],
    example: { body: { token: examples.token, password: "vendanges à la main" } },
    body: { format: "json", schema: resetBody },
    answer: nothing,
  }),
};
