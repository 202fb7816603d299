import { string } from "yup";

import { shape } from "../shapes/shape.ts";

/** What `login` takes. An address that is no address is simply unknown, and a password is never described back. */
export const loginBody = shape({ email: string().max(254).required(), password: string().max(256).required() });
