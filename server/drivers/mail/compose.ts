import type { OutgoingMail } from "./mail-driver.ts";

/**
 * A mail in nodemailer's words. Addresses go as objects, so that nothing in a name or an address reads as a second one;
 * line ends in a header are nodemailer's to refuse or fold. Parts are base64: no line is too long for anybody.
 */
export function compose({ id, from, replyTo, to, subject, unsubscribe, html, text }: OutgoingMail) {
  const host = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    messageId: `<${id}@${host}>`,
    from,
    ...(replyTo !== null && { replyTo: { name: "", address: replyTo } }),
    to: { name: "", address: to },
    subject: subject.replaceAll(/[\r\n]+/g, " "),
    html,
    text,
    textEncoding: "base64",
    // Nobody's out-of-office answers these (RFC 3834).
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe !== null && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
}
