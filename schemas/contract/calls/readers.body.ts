import { string } from "yup";

import { shape } from "../shapes/shape.ts";

/** What `endSubscription` takes: why, as the estate was told. */
export const endSubscriptionBody = shape({ reason: string().max(500).defined() });
