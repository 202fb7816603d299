import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { chooseMail } from "./choose-mail.ts";
import { MailNotSent, type MailDriver, type OutgoingMail } from "./mail-driver.ts";
import { outboxMail } from "./outbox-mail.ts";
import { smtpMail } from "./smtp-mail.ts";

const mail: OutgoingMail = {
  id: "7.0123456789abcdef",
  from: { name: "Château d’Été", address: "cave@estate.test" },
  replyTo: "contact@estate.test",
  to: "marie@exemple.test",
  subject: "Votre commande « 2022 »",
  unsubscribe: null,
  html: "<p>Bonjour été, <a href='https://estate.test/'>ici</a></p>",
  text: `Bonjour été\n\n${"très long ".repeat(200)}`,
};

let folder = "";
let received: string[] = [];
let envelopes: string[] = [];
let servers: SMTPServer[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mail-"));
  [received, envelopes, servers] = [[], [], []];
});

afterEach(async () => {
  for (const server of servers) await new Promise<void>((resolve) => server.close(() => resolve()));
  rmSync(folder, { recursive: true, force: true });
});

interface Place {
  readonly driver: MailDriver;
  messages(): readonly string[];
}

const places: readonly { readonly name: string; make(): Promise<Place> }[] = [
  {
    name: "SMTP",
    make: async () => ({ driver: smtpMail({ url: `smtp://${await serve()}` }), messages: () => received }),
  },
  {
    name: "the outbox folder",
    make: async () => ({
      driver: outboxMail({ folder: join(folder, "outbox") }),
      messages: () => filesOf("outbox", ".eml").map((file) => readFileSync(file, "utf8")),
    }),
  },
];

describe.each(places)("mails by $name", ({ make }) => {
  test("arrive whole: sender, receiver, subject, HTML and text, accents and long lines too", async () => {
    const { driver, messages } = await make();
    await driver.send(mail);
    const message = readMessage(messages()[0] ?? "");
    expect(messages()).toHaveLength(1);
    expect(message.header("to")).toBe("marie@exemple.test");
    expect(message.header("reply-to")).toBe("contact@estate.test");
    expect(message.header("from")).toMatch(/<cave@estate\.test>$/);
    expect(message.header("message-id")).toBe("<7.0123456789abcdef@estate.test>");
    expect(message.header("auto-submitted")).toBe("auto-generated");
    expect(message.header("subject")).toMatch(/^=\?UTF-8\?/);
    expect(message.part("text/plain").trim()).toBe(mail.text.trim());
    expect(message.part("text/html").trim()).toBe(mail.html);
    expect(Math.max(...(messages()[0] ?? "").split(/\r?\n/).map((line) => line.length))).toBeLessThan(998);
  });

  test("[S-25] nothing in a name, an address or a subject becomes a header, or a second receiver", async () => {
    const { driver, messages } = await make();
    const planted = "x\r\nBcc: evil@evil.test";
    await driver.send({ ...mail, from: { ...mail.from, name: planted }, subject: planted });
    await driver.send({ ...mail, to: "a@exemple.test, evil@evil.test" }).catch(() => undefined);
    await driver.send({ ...mail, to: planted }).catch(() => undefined);
    for (const message of messages()) expect(message).not.toMatch(/^bcc:/im);
    expect(envelopes.filter((address) => address === "evil@evil.test")).toEqual([]);
  });

  test("a file that a mail seems to name is not read into it", async () => {
    const { driver, messages } = await make();
    writeFileSync(join(folder, "secret.txt"), "planted-secret");
    const html = { path: join(folder, "secret.txt") };
    await expect(driver.send(Object.assign({}, mail, { html }))).rejects.toBeInstanceOf(MailNotSent);
    expect(messages().join("")).not.toContain("planted-secret");
  });
});

describe("SMTP", () => {
  test("a server that is away, or says to come again, lets the mail be tried again; its words are not told", async () => {
    const away = smtpMail({ url: "smtp://127.0.0.1:1" });
    await expect(away.send(mail)).rejects.toMatchObject({ isFinal: false, message: "ESOCKET" });
    const later = smtpMail({ url: `smtp://${await serve(refusing(451))}` });
    await expect(later.send(mail)).rejects.toMatchObject({ isFinal: false, message: "EENVELOPE 451" });
  });

  test("a receiver that is refused for good is not tried again", async () => {
    const driver = smtpMail({ url: `smtp://${await serve(refusing(550))}` });
    await expect(driver.send(mail)).rejects.toMatchObject({ isFinal: true, message: "EENVELOPE 550" });
  });

  test("a server that says nothing is given up", async () => {
    const silent = { onConnect: () => undefined } satisfies SMTPServerOptions;
    const driver = smtpMail({ url: `smtp://${await serve(silent)}`, timeout: 200 });
    await expect(driver.send(mail)).rejects.toMatchObject({ isFinal: false, message: "ETIMEDOUT" });
  });

  test("a password is not told to a server that offers no encryption", async () => {
    let tried = 0;
    const onAuth: SMTPServerOptions["onAuth"] = (_auth, _session, done) => {
      tried += 1;
      done(null, { user: "anna" });
    };
    const open = { disabledCommands: ["STARTTLS"], allowInsecureAuth: true, onAuth } satisfies SMTPServerOptions;
    const driver = smtpMail({ url: `smtp://anna:s3cret@${await serve(open)}` });
    await expect(driver.send(mail)).rejects.toMatchObject({ isFinal: false, message: expect.stringMatching(/^ETLS/) });
    expect([tried, received]).toEqual([0, []]);
  });

  test("a certificate that nobody vouches for ends it", async () => {
    const driver = smtpMail({ url: `smtp://${await serve({ disabledCommands: ["AUTH"] })}` });
    await expect(driver.send(mail)).rejects.toMatchObject({ isFinal: false });
    expect(received).toEqual([]);
  });
});

describe("the outbox folder", () => {
  test("the same mail takes its own place, beside it its page for a browser, for the owner's eyes alone", async () => {
    const driver = outboxMail({ folder: join(folder, "outbox") });
    await driver.send(mail);
    await driver.send(mail);
    const [page = ""] = filesOf("outbox", ".html");
    expect(filesOf("outbox", "")).toHaveLength(2);
    expect(readFileSync(page, "utf8")).toBe(mail.html);
    if (process.platform !== "win32") expect(statSync(page).mode & 0o777).toBe(0o600);
  });

  test("a folder that can't be written to lets the mail be tried again", async () => {
    writeFileSync(join(folder, "outbox"), "");
    await expect(outboxMail({ folder: join(folder, "outbox") }).send(mail)).rejects.toMatchObject({
      name: "MailNotSent",
      isFinal: false,
    });
  });

  test("no message is there without its page", async () => {
    mkdirSync(join(folder, "outbox", `${mail.id}.html`), { recursive: true });
    await expect(outboxMail({ folder: join(folder, "outbox") }).send(mail)).rejects.toMatchObject({ isFinal: false });
    expect(filesOf("outbox", ".eml")).toEqual([]);
  });

  test("is what there is without a mail server", async () => {
    await chooseMail({ smtpUrl: undefined, dataDir: folder }).send(mail);
    expect(filesOf("outbox", ".eml")).toHaveLength(1);
    await chooseMail({ smtpUrl: `smtp://${await serve()}`, dataDir: folder }).send(mail);
    expect([received.length, filesOf("outbox", ".eml").length]).toEqual([1, 1]);
  });
});

/** A mail server of the test's own; gives its host and port. */
async function serve(options: SMTPServerOptions = {}): Promise<string> {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      envelopes.push(address);
      done();
    },
    onData: (stream, _session, done) => {
      const keep = (message: string) => void received.push(message);
      text(stream)
        .then(keep)
        .then(() => done(), done);
    },
    ...options,
  });
  servers.push(server);
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  return `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

function refusing(responseCode: number): SMTPServerOptions {
  return {
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error("marie@exemple.test"), { responseCode })),
  };
}

function filesOf(name: string, end: string): readonly string[] {
  if (!existsSync(join(folder, name))) return [];
  return readdirSync(join(folder, name))
    .filter((file) => file.endsWith(end))
    .map((file) => join(folder, name, file));
}

/** The headers of a message, unfolded, and its parts, decoded. */
function readMessage(message: string) {
  const [head = "", ...rest] = message.replaceAll("\r\n", "\n").split("\n\n");
  const headers = head.replaceAll(/\n[ \t]+/g, " ").split("\n");
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? "";
  const parts = rest.join("\n\n").split(`--${boundary}`);
  return {
    header: (name: string) =>
      headers
        .find((line) => line.toLowerCase().startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trim() ?? "",
    part: (type: string) => {
      const part = parts.find((each) => each.toLowerCase().includes(`content-type: ${type}`)) ?? "";
      return Buffer.from(part.split("\n\n").slice(1).join(""), "base64").toString("utf8");
    },
  };
}
