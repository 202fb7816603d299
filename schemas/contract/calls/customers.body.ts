import { string } from "yup";

import { shape } from "../shapes/shape.ts";

/** What `saveCustomer` takes: what a name or a telephone number is, the server says under its key. */
export const customerBody = shape({
  firstname: string().max(100).defined(),
  lastname: string().max(100).defined(),
  phone: string().max(30).nullable().defined(),
});
