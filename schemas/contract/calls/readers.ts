import { array, number, string } from "yup";

import {
  type ConsentWay,
  consentWays,
  type ReaderList,
  type SubscriptionEvent,
  subscriptionEvents,
  type SubscriptionProof,
  type SubscriptionState,
  subscriptionStates,
} from "../../content/newsletter.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { endSubscriptionBody } from "./readers.body.ts";

const own = { access: "ADMIN", isOwn: true } as const;
const proof = typed<SubscriptionProof>()(
  shape({
    email: string().required(),
    state: string<SubscriptionState>().oneOf(subscriptionStates).required(),
    lines: array(
      shape({
        at: number().integer().required(),
        event: string<SubscriptionEvent>().oneOf(subscriptionEvents).required(),
        way: string<ConsentWay>().oneOf(consentWays).required(),
        words: string().defined(),
      }),
    ).required(),
  }),
);

const one = { ...own, params: { id: "id" }, refuses: [404] } as const;

/**
 * Who gets the newsletters, for the estate (`server/newsletter/subscriptions/`). Nobody is subscribed here: only who has a
 * mailbox agrees to letters that come to it (ADR 093).
 */
export const readerCalls = {
  listSubscriptions: defineCall("GET /admin/newsletter/subscription", {
    ...own,
    summary:
      "A page of the subscriptions to newsletters, whatever became of them. `search` keeps those in whose address all its " +
      "words occur.",
    list: {
      defaults: { nbItem: 50, page: 1, orderBy: "-since" },
      filters: {
        search: { type: "text", onlyEqual: true },
        state: { type: "choice", choices: [...subscriptionStates], onlyEqual: true },
        list: { type: "integer", onlyEqual: true },
      },
      orderBy: ["since", "email"],
    },
    example: { query: { state: "SUBSCRIBED" } },
    answer: typed<ReaderList>()(
      shape({
        subscriptions: array(
          shape({
            id: number().integer().required(),
            email: string().required(),
            list: number().integer().required(),
            listName: string().defined(),
            language: string().defined(),
            state: string<SubscriptionState>().oneOf(subscriptionStates).required(),
            since: number().integer().required(),
          }),
        ).required(),
        total: number().integer().required(),
      }),
    ),
  }),

  exportReaders: defineCall("GET /admin/newsletter/csv", {
    ...own,
    summary:
      "Everybody who gets a newsletter, as CSV: address, language, list, since when, and the link that ends it, which every " +
      "letter has to carry. Who hasn’t confirmed, or has left, isn’t in it.",
    isDownload: true,
    answer: nothing,
  }),

  getSubscriptionProof: defineCall("GET /admin/newsletter/subscription/{id}", {
    ...one,
    summary: "How a subscription came about and what became of it: when, by which way, and to which words one agreed.",
    answer: proof,
  }),

  endSubscription: defineCall("POST /admin/newsletter/subscription/{id}/leave", {
    ...one,
    summary: "Ends a subscription at its reader’s wish, with what they said of it; one that has ended stays so.",
    example: { params: { id: 2 }, body: { reason: "Par téléphone" } },
    body: { format: "json", schema: endSubscriptionBody },
    answer: proof,
  }),
};
