import { number, string } from "yup";

/** The fields of a line that goes back, as withdrawals and returns have them. */
export const goneProductFields = {
  id: number().integer().required(),
  name: string().defined(),
  year: number().integer().nullable().defined(),
  quantity: number().integer().required(),
};
