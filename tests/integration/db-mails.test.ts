import { pino } from "pino";
import { describe, expect, test } from "vitest";

import { appContext, runWithContext } from "#server/context.ts";
import { inTransaction, runWithDatabase } from "#server/db/context.ts";
import { MailNotSent, type MailDriver, type OutgoingMail } from "#server/drivers/mail/mail-driver.ts";
import { listMails } from "#server/mails/read.ts";
import { lease, mostAttempts, type LateMails } from "#server/mails/rules.ts";
import { sendDueMails } from "#server/mails/sending/write.ts";
import { forgetOldMails, queueMail, retryMails } from "#server/mails/write.ts";
import { sendMails } from "#server/send-mails.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { noLetters } from "#tests/setup/newsletter.ts";
import { done } from "#tests/setup/results.ts";

const origin = "https://www.estate.test";
const nobody: LateMails = { "password-reset": async () => null, ...noLetters };
const day = 86_400_000;

describe.each(engines)("the outbox on $name", (engine) => {
  const opened = useDatabase(engine);

  test("a mail goes out when its transaction is kept, and only then", async () => {
    const failing = inTransaction(async () => {
      await queue("one");
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    expect(await send()).toEqual([]);
    await inTransaction(() => queue("two"));
    expect(await send()).toMatchObject([{ to: "two@exemple.test", subject: "Votre compte est supprimé" }]);
    await expect(queue("three")).rejects.toThrow("inside the transaction");
  });

  test("one mail goes out for a key, and none a second time", async () => {
    for (let count = 0; count < 3; count += 1) await inTransaction(() => queue("one"));
    expect(await send()).toHaveLength(1);
    await inTransaction(() => queue("one"));
    expect(await send()).toEqual([]);
  });

  test("of several processes one sends each mail", async () => {
    for (let count = 0; count < 30; count += 1) await inTransaction(() => queue(`n${count}`));
    const { driver, sent } = sink();
    const others = [await opened.openAgain(), await opened.openAgain()];
    await Promise.all([opened.db, ...others].map((db) => runWithDatabase(db, () => deliver(driver))));
    expect(sent).toHaveLength(30);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(30);
    expect(new Set((await listMails()).map(({ state }) => state))).toEqual(new Set(["SENT"]));
  });

  test("what another process is sending is not sent, though it was due when both looked", async () => {
    for (const name of ["one", "two", "three"]) await inTransaction(() => queue(name));
    const { driver, sent } = sink();
    const [here, there] = [holding(driver), holding(driver)];
    const first = deliver(here.driver);
    await here.begun;
    const second = runWithDatabase(await opened.openAgain(), () => deliver(there.driver));
    await there.begun;
    here.goOn();
    await first;
    there.goOn();
    await second;
    expect(sent.map(({ to }) => to)).toEqual(["one", "three", "two"].map((name) => `${name}@exemple.test`));
  });

  test("what a process had when it ended is sent by another once its lease is over, under the same number", async () => {
    await inTransaction(() => queue("one"));
    const ids: string[] = [];
    const { promise: never } = Promise.withResolvers<void>();
    void deliver({
      send: ({ id }) => {
        ids.push(id);
        return never;
      },
    });
    await expect.poll(() => ids).toHaveLength(1);
    expect(await send()).toEqual([]);
    opened.clock.advance(lease);
    expect(await send()).toMatchObject([{ id: ids[0] }]);
  });

  test("what fails is tried again ever later, kept at last, told without its receiver, and tried anew when told to", async () => {
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
    await inTransaction(() => queue("one"));
    let tries = 0;
    const failing: MailDriver = {
      send: async () => {
        tries += 1;
        throw new MailNotSent("ESOCKET", { isFinal: false });
      },
    };
    await runWithContext({ ...appContext(), log }, async () => {
      await deliver(failing);
      expect(await listMails()).toMatchObject([{ state: "WAITING", attempts: 1, failure: "ESOCKET" }]);
      opened.clock.advance(59_999);
      await deliver(failing);
      expect(tries).toBe(1);
      for (let count = 0; count < mostAttempts; count += 1) {
        opened.clock.advance(6 * 3_600_000);
        await deliver(failing);
      }
    });
    expect(tries).toBe(mostAttempts);
    expect(await listMails()).toMatchObject([{ state: "FAILED", attempts: mostAttempts }]);
    expect(lines).toHaveLength(mostAttempts);
    expect(lines.join("")).not.toContain("exemple.test");
    expect(lines.at(-1)).toContain("kept");
    expect(await retryMails()).toBe(1);
    expect(await send()).toHaveLength(1);
  });

  test("a mail whose receiver is refused for good is kept at once", async () => {
    await inTransaction(() => queue("one"));
    await deliver({ send: () => Promise.reject(new MailNotSent("EENVELOPE 550", { isFinal: true })) });
    expect(await listMails()).toMatchObject([{ state: "FAILED", attempts: 1, failure: "EENVELOPE 550" }]);
  });

  test("a late mail is written when it is sent, to whom it says then; for nobody it is dropped", async () => {
    for (const name of ["known", "unknown"]) {
      await inTransaction(() =>
        queueMail({
          kind: "password-reset",
          to: `${name}@exemple.test`,
          locale: "en_US",
          data: null,
          dedupeKey: name,
        }),
      );
    }
    const late: LateMails = {
      ...noLetters,
      "password-reset": async (to) =>
        to.startsWith("known") ? { to: "Known@exemple.test", data: { firstname: "", token: "t0", minutes: 60 } } : null,
    };
    const sent = await send(late);
    expect(sent).toMatchObject([{ to: "Known@exemple.test", subject: "Choose a new password" }]);
    expect(sent[0]?.text).toContain(`${origin}/en_US/password/reset/t0`);
    expect((await listMails()).map(({ state }) => state)).toEqual(["DROPPED", "SENT"]);
  });

  test("a mail is from the configured address or the estate's own, in its name", async () => {
    await inTransaction(() => queue("one"));
    expect(await send()).toMatchObject([
      { from: { name: "www.estate.test", address: "no-reply@www.estate.test" }, replyTo: null },
    ]);
    done(await setParameter("COMPANY_NAME", "Clairveille"));
    done(await setParameter("COMPANY_EMAIL", "cave@estate.test"));
    await inTransaction(() => queue("two"));
    expect(await send()).toMatchObject([
      { from: { name: "Clairveille", address: "cave@estate.test" }, replyTo: "cave@estate.test" },
    ]);
    await inTransaction(() => queue("three"));
    const { driver, sent } = sink();
    await sendDueMails({ driver, origin, from: "shop@estate.test", late: nobody }, () => true);
    expect(sent).toMatchObject([{ from: { address: "shop@estate.test" }, replyTo: "cave@estate.test" }]);
  });

  test("what a mail was written from is forgotten when it is out, the mail itself after a month", async () => {
    await inTransaction(() => queue("one"));
    await send();
    const rows = await opened.db.reader.selectFrom("mail").select(["data", "state"]).execute();
    expect(rows).toEqual([{ data: "{}", state: "SENT" }]);
    opened.clock.advance(30 * day - 1);
    await forgetOldMails();
    expect(await listMails()).toHaveLength(1);
    opened.clock.advance(1);
    await forgetOldMails();
    expect(await listMails()).toEqual([]);
  });

  test("a process sends what waits when it starts, and what is queued from then on", async () => {
    await inTransaction(() => queue("before"));
    const { driver, sent } = sink();
    const sending = sendMails({ context: appContext(), driver, siteUrl: origin, from: null, late: nobody });
    await expect.poll(() => sent).toHaveLength(1);
    await inTransaction(() => queue("after"));
    await expect.poll(() => sent).toHaveLength(2);
    await sending.stop();
    await inTransaction(() => queue("never"));
    expect(sent.map(({ to }) => to)).toEqual(["before@exemple.test", "after@exemple.test"]);
  });
});

async function queue(name: string): Promise<void> {
  await queueMail({
    kind: "account-closed",
    to: `${name}@exemple.test`,
    locale: "fr_FR",
    data: { firstname: "Marie" },
    dedupeKey: name,
  });
}

function sink() {
  const sent: OutgoingMail[] = [];
  const driver: MailDriver = { send: async (mail) => void sent.push(mail) };
  return { driver, sent };
}

/** A driver that holds its first mail until it may go on. */
function holding({ send }: MailDriver) {
  const [begun, onward] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const driver: MailDriver = {
    send: async (mail) => {
      begun.resolve();
      await onward.promise;
      await send(mail);
    },
  };
  return { driver, begun: begun.promise, goOn: onward.resolve };
}

async function deliver(driver: MailDriver, late = nobody): Promise<void> {
  await sendDueMails({ driver, origin, from: null, late }, () => true);
}

/** Sends all that is due, and gives it. */
async function send(late = nobody): Promise<readonly OutgoingMail[]> {
  const { driver, sent } = sink();
  await deliver(driver, late);
  return sent;
}
