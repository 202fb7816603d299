import { number } from "yup";

import { shape } from "../shapes/shape.ts";

/** What `createRecord` takes: the record that it begins as a copy of, as that is edited. */
export const newRecordBody = shape({ copyOf: number().integer().min(1).max(2_147_483_647).nullable().defined() });
