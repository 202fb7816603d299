import { string } from "yup";

import { shape } from "../shapes/shape.ts";

/** Whatever can be an address and fits into a header; whether it is one, only a message to it tells. */
const emailPattern = /^[^\s\p{Cc}@"<>(),:;[\]\\]+@[^\s\p{Cc}@"<>(),:;[\]\\.]+(?:\.[^\s\p{Cc}@"<>(),:;[\]\\.]+)+$/u;

/** What `subscribeNewsletter` takes; its form may check the same. */
export const newsletterBody = shape({ email: string().max(254).matches(emailPattern).required() });
