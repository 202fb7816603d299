import type { Generated } from "kysely";

/** Accounts and what they hold, what is counted and kept of requests, and what is sent to people. */
export interface AccountTables {
  user: {
    id: Generated<number>;
    email: string;
    email_folded: string;
    password_hash: string;
    role: "CUSTOMER" | "ADMIN" | "SUPER_ADMIN";
    phone: string | null;
    firstname: string;
    lastname: string;
    birthdate: string | null;
    /** Names and address as the estate finds somebody by them (`accounts/engine/found-by.ts`). */
    search: Generated<string>;
    created_at: number;
  };
  user_address: {
    id: Generated<number>;
    user_id: number;
    firstname: string;
    lastname: string;
    address: string;
    address_part2: string;
    postal_code: string;
    city: string;
    /** The ISO number. */
    country_id: number;
    /** Where goods go unless somebody says otherwise; one of a user's. */
    is_delivery: 0 | 1;
    /** The same for bills. */
    is_billing: 0 | 1;
    created_at: number;
  };
  idempotency_key: {
    key_hash: string;
    fingerprint: string;
    answer: string | null;
    expires_at: number;
  };
  session: {
    token_hash: string;
    user_id: number;
    id_site: number;
    created_at: number;
    expires_at: number;
    agent: Generated<string>;
  };
  device: { token_hash: string; user_id: number; password_mark: string; created_at: number; expires_at: number };
  throttle: { purpose: string; bucket: number; instants: string; ends_at: number };
  /** Who was asked to edit the site; null: the mail with the link is on its way. */
  admin_invitation: {
    id: Generated<number>;
    email: string;
    email_folded: string;
    firstname: string;
    lastname: string;
    role: "ADMIN" | "SUPER_ADMIN";
    token_hash: string | null;
    invited_by: number | null;
    invited_at: number;
    expires_at: number;
  };
  /** What administrators did, by the names of calls. */
  admin_log: { id: Generated<number>; user_id: number | null; call_name: string; subject: string; done_at: number };
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
