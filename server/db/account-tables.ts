import type { Generated } from "kysely";

/** What accounts hold beside the user's own row, and what is sent to people. */
export interface AccountTables {
  password_reset: { user_id: number; token_hash: string; expires_at: number };
  mail: {
    id: Generated<number>;
    kind: string;
    recipient: string;
    locale: string;
    data: string;
    dedupe_key: string;
    state: "WAITING" | "SENT" | "DROPPED" | "FAILED";
    attempts: number;
    due_at: number;
    failure: string;
    queued_at: number;
    settled_at: number | null;
  };
}
