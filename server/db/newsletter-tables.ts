import type { Generated } from "kysely";

import type { SubscriptionState } from "#schemas/content/newsletter.ts";

/** The newsletter's lists, who gets them, and how that came about. */
export interface NewsletterTables {
  newsletter_list: { id: Generated<number>; position: number };
  newsletter_list_text: { newsletter_list_id: number; locale: string; name: string; description: string };
  newsletter_subscription: {
    id: Generated<number>;
    newsletter_list_id: number;
    email: string;
    email_folded: string;
    locale: string;
    state: SubscriptionState;
    /** When it came into its state; while it is pending, when it was asked for last. */
    changed_at: number;
    /** Of the link that confirms it, the newest: SHA-256 of its token. */
    token_hash: Generated<string | null>;
    token_expires_at: Generated<number | null>;
  };
  /** Proof: what is in it is never changed. */
  newsletter_consent: {
    id: Generated<number>;
    newsletter_subscription_id: number;
    at: number;
    event: string;
    way: string;
    words: string;
    locale: string;
  };
}
