import { describe, expect, test } from "vitest";

import { locales } from "#schemas/locale.ts";
import frenchPage from "#schemas/messages/fr_FR.json" with { type: "json" };
import englishPage from "#schemas/messages/en_US.json" with { type: "json" };
import { database } from "#server/db/context.ts";
import type { OutgoingMail } from "#server/drivers/mail/mail-driver.ts";
import { sendDueMails } from "#server/mails/sending/write.ts";
import { listNewsletterLists } from "#server/newsletter/lists/read.ts";
import { removeNewsletterList, saveNewsletterList } from "#server/newsletter/lists/write.ts";
import { consentsOf, isOpenConfirmation, isOwnLeaveCode, listNewsletterReaders } from "#server/newsletter/read.ts";
import {
  askNewsletter,
  chooseNewsletters,
  confirmNewsletter,
  forgetOldReaders,
  issueConfirmation,
  issueWelcome,
  leaveByLink,
  leaveNewsletters,
  noteBounce,
} from "#server/newsletter/write.ts";
import { messageText } from "#server/text/message-text.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { readers, subscribe } from "#tests/setup/newsletter.ts";
import { done } from "#tests/setup/results.ts";

const origin = "https://www.estate.test";
const email = "Marie@Exemple.test";
const day = 86_400_000;

describe.each(engines)("the newsletter on $name", (engine) => {
  const opened = useDatabase(engine);

  test("[§7 newsletter-subscribe] who asks is pending until the mail's link is confirmed, and then welcomed", async () => {
    done(await askNewsletter(email, "fr_FR"));
    expect(await readers()).toEqual([]);
    expect(await readers("PENDING")).toEqual([{ email, locale: "fr_FR", since: testStart }]);
    const [asked] = await mails();
    expect(asked).toMatchObject({ to: email, subject: "La lettre du domaine\u00a0: confirmez votre inscription" });
    const token = tokenIn(asked);
    expect(JSON.stringify(await database().selectFrom("newsletter_subscription").selectAll().execute())).not.toContain(
      token,
    );
    expect(JSON.stringify(await database().selectFrom("mail").selectAll().execute())).not.toContain(token);
    expect(await isOpenConfirmation(token)).toBe(true);
    done(await confirmNewsletter(token, "fr_FR"));
    expect(await readers()).toMatchObject([{ email }]);
    const [welcome] = await mails();
    expect(welcome?.subject).toBe("Votre inscription est confirmée\u00a0: La lettre du domaine");
    // The same link again says the same and does nothing.
    done(await confirmNewsletter(token, "fr_FR"));
    expect(await mails()).toEqual([]);
  });

  test("[§3 user-subscription] the proof says when, how, in which language and to which words", async () => {
    done(await askNewsletter(email, "en_US"));
    opened.clock.advance(1000);
    done(await confirmNewsletter(tokenIn((await mails())[0]), "en_US"));
    done(await leaveNewsletters(email));
    expect(await consentsOf("marie@exemple.test")).toMatchObject([
      { at: testStart, event: "ask", way: "form", locale: "en_US", words: expect.stringContaining("this letter only") },
      { at: testStart + 1000, event: "confirm", way: "mail", words: "Confirm my subscription: The estate’s letter" },
      { event: "leave", way: "operator", state: "UNSUBSCRIBED" },
    ]);
  });

  test("the words of the log are those that the form shows", () => {
    const pages = { fr_FR: frenchPage, en_US: englishPage };
    for (const locale of locales) {
      expect(messageText("newsletter.words.ask", locale)).toBe(pages[locale]["newsletterForm.note"]);
    }
  });

  test("a link is good for seven days, for the newest mail, and not for who left since", async () => {
    done(await askNewsletter(email, "fr_FR"));
    const first = tokenIn((await mails())[0]);
    opened.clock.advance(11 * 60_000);
    done(await askNewsletter(email, "fr_FR"));
    const second = tokenIn((await mails())[0]);
    expect(await confirmNewsletter(first, "fr_FR")).toMatchObject({ ok: false });
    expect(await isOpenConfirmation(first)).toBe(false);
    opened.clock.advance(7 * day);
    expect(await confirmNewsletter(second, "fr_FR")).toMatchObject({ ok: false, error: { code: "not-found" } });
    done(await askNewsletter(email, "fr_FR"));
    const third = tokenIn((await mails())[0]);
    done(await leaveNewsletters(email));
    expect(await confirmNewsletter(third, "fr_FR")).toMatchObject({ ok: false });
    for (const wrong of ["", "x", "A".repeat(43), "' or 1=1 --"]) {
      expect(await confirmNewsletter(wrong, "fr_FR")).toMatchObject({ ok: false });
    }
  });

  test("who gets the letter already is told so, and stays", async () => {
    await subscribe(email, "fr_FR");
    await mails();
    done(await askNewsletter("marie@exemple.TEST", "en_US"));
    expect(await mails()).toMatchObject([{ to: email, subject: "You already receive “The estate’s letter”" }]);
    expect(await readers()).toEqual([{ email, locale: "fr_FR", since: testStart }]);
  });

  test("twenty who ask at once are one subscription and one mail; twenty confirmations are one", async () => {
    await Promise.all(Array.from({ length: 20 }, async () => done(await askNewsletter(email, "fr_FR"))));
    expect(await readers("PENDING")).toHaveLength(1);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    const token = tokenIn(sent[0]);
    await Promise.all(Array.from({ length: 20 }, async () => done(await confirmNewsletter(token, "fr_FR"))));
    expect(await readers()).toHaveLength(1);
    expect((await consentsOf(email)).filter(({ event }) => event === "confirm")).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test("twenty choices of an account at once leave one subscription and one line", async () => {
    await Promise.all(Array.from({ length: 20 }, () => subscribe(email, "fr_FR")));
    expect(await readers()).toHaveLength(1);
    expect(await consentsOf(email)).toMatchObject([{ event: "join", way: "account" }]);
  });

  test("every letter has a link and headers that end it; ended subscriptions keep their proof, and stay ended", async () => {
    await subscribe(email, "en_US");
    const [welcome] = await mails();
    const link = welcome?.unsubscribe ?? "";
    expect(link).toMatch(/^https:\/\/www\.estate\.test\/en_US\/newsletter\/unsubscribe\/\d+\.[\w-]{43}$/);
    expect(welcome?.html).toContain(`href="${link}"`);
    expect(welcome?.text).toContain(link);
    expect(await listNewsletterReaders(origin)).toEqual([
      {
        list: 1,
        email,
        locale: "en_US",
        since: testStart,
        unsubscribe: link,
        headers: { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
      },
    ]);
    const code = link.split("/").at(-1) ?? "";
    expect(await isOwnLeaveCode(code)).toBe(true);
    expect(await isOwnLeaveCode(code.replace(/.$/, code.endsWith("A") ? "B" : "A"))).toBe(false);
    for (const way of ["one-click", "link"] as const) done(await leaveByLink(code, way, "en_US"));
    expect(await readers("UNSUBSCRIBED")).toHaveLength(1);
    expect((await consentsOf(email)).map(({ event, way }) => `${event} ${way}`)).toEqual([
      "join account",
      "leave one-click",
    ]);
    // Asking brings nobody back; who has the mailbox does.
    done(await askNewsletter(email, "en_US"));
    expect(await readers()).toEqual([]);
    done(await confirmNewsletter(tokenIn((await mails())[0]), "en_US"));
    expect(await readers()).toHaveLength(1);
    expect(await leaveByLink(`9.${"A".repeat(43)}`, "link", "en_US")).toMatchObject({ ok: false });
  });

  test("[§3 user-subscription] an account chooses among the lists, by their names in its language", async () => {
    const { id } = done(await saveNewsletterList({ name: { fr_FR: "Sorties" }, description: { fr_FR: "Rares" } }));
    expect(await listNewsletterLists("en_US")).toMatchObject([
      { id: 1, name: "The estate’s letter" },
      { id, name: "Sorties", description: "Rares" },
    ]);
    done(await chooseNewsletters(email, [1, id], "fr_FR"));
    expect((await listNewsletterReaders(origin)).map(({ list }) => list)).toEqual([1, id]);
    expect((await listNewsletterReaders(origin, id)).map(({ list }) => list)).toEqual([id]);
    done(await chooseNewsletters(email, [id], "fr_FR"));
    expect((await listNewsletterReaders(origin)).map(({ list }) => list)).toEqual([id]);
    expect(await chooseNewsletters(email, [99], "fr_FR")).toMatchObject({ ok: false });
    expect(await removeNewsletterList(id)).toMatchObject({ ok: false, error: { code: "conflict" } });
    const { id: unused } = done(await saveNewsletterList({ name: { fr_FR: "Salons" }, description: {} }));
    done(await removeNewsletterList(unused));
    expect(await saveNewsletterList({ name: { fr_FR: " " }, description: {} })).toMatchObject({ ok: false });
  });

  test("who is out of reach gets nothing more; what nobody confirmed and what ended long ago is forgotten", async () => {
    await subscribe(email, "fr_FR");
    expect(done(await noteBounce(email))).toBe(true);
    expect(done(await noteBounce(email))).toBe(false);
    expect(await listNewsletterReaders(origin)).toEqual([]);
    done(await askNewsletter("other@exemple.test", "fr_FR"));
    opened.clock.advance(29 * day);
    await forgetOldReaders();
    expect(await readers("PENDING")).toHaveLength(1);
    opened.clock.advance(day);
    await forgetOldReaders();
    expect(await readers("PENDING")).toEqual([]);
    expect(await readers("BOUNCED")).toHaveLength(1);
    opened.clock.advance(1095 * day);
    await forgetOldReaders();
    expect(await database().selectFrom("newsletter_consent").selectAll().execute()).toEqual([]);
  });

  test("addresses that differ by an accent are two readers'; one whose accent is composed otherwise is not", async () => {
    for (const each of ["jos\u00e9@exemple.test", "jose@exemple.test", "jose\u0301@exemple.test"]) {
      await subscribe(each, "fr_FR");
    }
    expect((await readers()).map((reader) => reader.email)).toEqual(["jos\u00e9@exemple.test", "jose@exemple.test"]);
  });
});

/** Sends all mails that wait, as the worker does, and gives them. */
async function mails(): Promise<readonly OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const driver = { send: async (mail: OutgoingMail) => void sent.push(mail) };
  const late = {
    "password-reset": async () => null,
    "admin-invitation": async () => null,
    "newsletter-confirm": issueConfirmation,
    "newsletter-welcome": issueWelcome,
  };
  await sendDueMails({ driver, origin, from: null, late }, () => true);
  return sent;
}

/** The token of the link in a mail. */
function tokenIn(mail: OutgoingMail | undefined): string {
  return /\/newsletter\/confirm\/([\w-]+)"/.exec(mail?.html ?? "")?.[1] ?? "";
}
