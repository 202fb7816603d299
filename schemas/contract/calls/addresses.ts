import { array } from "yup";

import type { UserAddress } from "../../content/user-address.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { userAddressShape } from "../shapes/user-address-shape.ts";
import { typed } from "../typed.ts";

import { anAddress } from "./an-address.ts";
import { userAddressBody } from "./addresses.body.ts";

const address = typed<UserAddress>()(userAddressShape);

const body = { ...anAddress, type: ["BILLING"] } as const;

/** The tests' customer keeps it. */
const examples = { address: 901 } as const;

const own = { enabledBy: "isECommerce", isOwn: true } as const;

/** The addresses that a customer keeps (spec §3); the specification shows none of their calls (ADR 059). */
export const addressCalls = {
  listUserAddresses: defineCall("GET /user/address", {
    summary: "The user's addresses, the one that goods go to first.",
    access: "session",
    ...own,
    answer: typed<readonly UserAddress[]>()(array(userAddressShape).required()),
  }),

  addUserAddress: defineCall("POST /user/address", {
    summary: "Keeps an address for the user; one that is kept already is that one. 20 at most.",
    access: "session",
    ...own,
    refuses: [409],
    example: { body },
    body: { format: "json", schema: userAddressBody },
    answer: address,
  }),

  changeUserAddress: defineCall("PUT /user/address/{id}", {
    summary:
      "Changes one of the user's addresses; `type` makes it the first choice, and takes that from no address else.",
    access: "owner",
    ...own,
    params: { id: "id" },
    example: { params: { id: examples.address }, body },
    body: { format: "json", schema: userAddressBody },
    answer: address,
  }),

  removeUserAddress: defineCall("DELETE /user/address/{id}", {
    summary: "Removes one of the user's addresses; the latest of the others takes its place as first choice.",
    access: "owner",
    ...own,
    params: { id: "id" },
    example: { params: { id: examples.address } },
    answer: nothing,
  }),
};
