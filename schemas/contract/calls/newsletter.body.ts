import { boolean, string } from "yup";

import { shape } from "../shapes/shape.ts";

/**
 * Whatever can be an address and fits into a header; whether it is one, only a message to it tells. Readers of the
 * OpenAPI document use the pattern with and without the `u` flag, and must see the same.
 */
const emailPattern =
  /^[^\s\u0000-\u001f\u007f-\u009f@"<>(),:;[\]\\]+@[^\s\u0000-\u001f\u007f-\u009f@"<>(),:;[\]\\.]+(?:\.[^\s\u0000-\u001f\u007f-\u009f@"<>(),:;[\]\\.]+)+$/u;

/** What `subscribeNewsletter` takes; its form may check the same. */
export const newsletterBody = shape({ email: string().max(254).matches(emailPattern).required() });

/** What `confirmNewsletter` takes: the token of the link in the mail. */
export const confirmationBody = shape({ token: string().max(100).required() });

/** What `leaveNewsletter` takes: what the link of a letter ends with, and whether a mail program's button was used. */
export const leaveBody = shape({ link: string().max(100).required(), oneClick: boolean().optional() });
