import type { Generated } from "kysely";

/** What is sent to people. */
export interface MailTables {
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
