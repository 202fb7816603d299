import { array, boolean, number, string } from "yup";

import {
  type AdministratorRole,
  administratorRoles,
  type DeedGroup,
  deedGroups,
  type DeedList,
  type People,
} from "../../content/people.ts";
import type { UserSession } from "../../content/user.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { invitationBody, roleBody } from "./people.body.ts";

const person = {
  email: string().required(),
  firstname: string().defined(),
  lastname: string().defined(),
  role: string<AdministratorRole>().oneOf(administratorRoles).required(),
};

const people = typed<People>()(
  shape({
    administrators: array(
      shape({
        user: number().integer().required(),
        ...person,
        seenAt: number().integer().nullable().defined(),
      }),
    ).required(),
    invitations: array(
      shape({
        id: number().integer().required(),
        ...person,
        invitedAt: number().integer().required(),
        expiresAt: number().integer().required(),
        isExpired: boolean().required(),
      }),
    ).required(),
  }),
);

const deeds = typed<DeedList>()(
  shape({
    deeds: array(
      shape({
        id: string().required(),
        at: number().integer().required(),
        user: number().integer().nullable().defined(),
        name: string().defined(),
        deed: string().required(),
        group: string<DeedGroup>().oneOf(deedGroups).required(),
        kind: string().defined(),
        subject: string().defined(),
        title: string().defined(),
        times: number().integer().required(),
      }),
    ).required(),
    total: number().integer().required(),
  }),
);

/** The person of the examples is another administrator than the one who asks; the session is one of theirs. */
const other = { person: 900, session: "fedcba9876543210" } as const;
const invited = { email: "paul@exemple.test", firstname: "Paul", lastname: "Aubert", role: "ADMIN" } as const;

/** Who may edit the site, where they are logged in, and what they did (`server/people/`). */
export const peopleCalls = {
  listPeople: defineCall("GET /admin/people", {
    summary: "Who may edit the site, and to a SUPER_ADMIN who was invited to.",
    access: "ADMIN",
    isOwn: true,
    answer: people,
  }),

  invitePerson: defineCall("POST /admin/people/invitation", {
    summary:
      "Invites an administrator by mail: its link is good for seven days, once, and leads to a page where a password is " +
      "chosen. The answer is the same whether the address has a customer's account or none.",
    access: "SUPER_ADMIN",
    isOwn: true,
    refuses: [409, 429],
    example: { body: invited },
    body: { format: "json", schema: invitationBody },
    answer: shape({ id: number().integer().required() }),
  }),

  resendInvitation: defineCall("POST /admin/people/invitation/{id}/mail", {
    summary:
      "Sends an invitation's mail once more, with a new link that is good for seven days; the former is worth nothing.",
    access: "SUPER_ADMIN",
    isOwn: true,
    params: { id: "id" },
    refuses: [404, 429],
    answer: nothing,
  }),

  withdrawInvitation: defineCall("DELETE /admin/people/invitation/{id}", {
    summary: "Takes an invitation back: its link leads nowhere from then on.",
    access: "SUPER_ADMIN",
    isOwn: true,
    params: { id: "id" },
    refuses: [404],
    answer: nothing,
  }),

  changePersonRole: defineCall("PUT /admin/people/{id}/role", {
    summary: "Makes another administrator one of another role; nobody changes their own.",
    access: "SUPER_ADMIN",
    isOwn: true,
    params: { id: "id" },
    refuses: [404, 409],
    example: { params: { id: other.person }, body: { role: "SUPER_ADMIN" } },
    body: { format: "json", schema: roleBody },
    answer: shape({ role: person.role }),
  }),

  removePersonRole: defineCall("DELETE /admin/people/{id}/role", {
    summary: "Takes another administrator's role away: the account is a customer's then, and logged out everywhere.",
    access: "SUPER_ADMIN",
    isOwn: true,
    params: { id: "id" },
    refuses: [404, 409],
    example: { params: { id: other.person } },
    answer: nothing,
  }),

  listPersonSessions: defineCall("GET /admin/people/{id}/session", {
    summary: "Where an administrator is logged in, the latest first.",
    access: "SUPER_ADMIN",
    isOwn: true,
    params: { id: "id" },
    example: { params: { id: other.person } },
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

  endPersonSession: defineCall("DELETE /admin/people/{id}/session/{session}", {
    summary: "Ends one of an administrator's logins.",
    access: "SUPER_ADMIN",
    isOwn: true,
    params: { id: "id", session: "slug" },
    refuses: [404],
    example: { params: { id: other.person, session: other.session } },
    answer: nothing,
  }),

  endPersonSessions: defineCall("DELETE /admin/people/{id}/session", {
    summary: "Ends all logins of another administrator, whose devices are unknown from then on.",
    access: "SUPER_ADMIN",
    isOwn: true,
    params: { id: "id" },
    refuses: [404, 409],
    example: { params: { id: other.person } },
    answer: shape({ ended: number().integer().required() }),
  }),

  listDeeds: defineCall("GET /admin/people/deed", {
    summary:
      "What administrators did, the latest first, for thirteen months: edits by the hour and document, publications, and " +
      "every call that changed something. One who is no SUPER_ADMIN is told their own.",
    access: "ADMIN",
    isOwn: true,
    list: {
      defaults: { nbItem: 30, page: 1, orderBy: "-at" },
      filters: {
        user: { type: "integer", onlyEqual: true },
        group: { type: "choice", choices: deedGroups, onlyEqual: true },
      },
      orderBy: ["at"],
    },
    answer: deeds,
  }),
};
