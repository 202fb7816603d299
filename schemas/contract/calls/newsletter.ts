import { string } from "yup";

import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";

/** Whatever can be an address and fits into a header; whether it is one, only a message to it tells. */
const emailPattern = /^[^\s\p{Cc}@"<>(),:;[\]\\]+@[^\s\p{Cc}@"<>(),:;[\]\\.]+(?:\.[^\s\p{Cc}@"<>(),:;[\]\\.]+)+$/u;

export const subscribeNewsletter = defineCall("subscribeNewsletter", {
  summary: "Subscribes an e-mail address to the newsletter; the answer is the same for one that is known.",
  access: "public",
  body: { format: "json", schema: shape({ email: string().max(254).matches(emailPattern).required() }) },
  answer: nothing,
});
