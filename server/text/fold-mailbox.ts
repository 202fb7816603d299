import { foldEmail } from "./fold-email.ts";

/** Google's mailboxes are read without dots, and under either name. */
const google = /@(?:gmail|googlemail)\.com$/;

/**
 * What makes two addresses one mailbox, as far as can be told: what stands behind a `+`, and how Google's are spelt. For
 * counting what one customer may have so often; accounts go by `foldEmail`, and nobody is written to by this.
 */
export function foldMailbox(email: string): string {
  const folded = foldEmail(email.normalize("NFKC"));
  const at = folded.lastIndexOf("@");
  const [local, domain] = [folded.slice(0, at).replace(/(?<=.)\+.*$/s, ""), folded.slice(at)];
  return google.test(domain) ? `${local.replaceAll(".", "")}@gmail.com` : local + domain;
}
