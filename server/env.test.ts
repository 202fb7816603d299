import { describe, expect, test } from "vitest";

import { readEnv } from "./env.ts";

describe("the environment", () => {
  test("has defaults that serve a fresh clone", () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      ok: true,
      value: { port: 3000, host: "localhost", dataDir: "data", demo: true, pageCache: true },
    });
  });

  test("no address and no password has a default", () => {
    expect(readEnv({})).toMatchObject({
      value: {
        databaseUrl: undefined,
        apiHost: undefined,
        reviewsUrl: undefined,
        smtpUrl: undefined,
        adminPassword: undefined,
      },
    });
  });

  test("the public address follows the port unless it is given", () => {
    expect(readEnv({ PORT: "8080" })).toMatchObject({ value: { siteUrl: "http://localhost:8080" } });
    expect(readEnv({ SITE_URL: "https://www.example.com/" })).toMatchObject({
      value: { siteUrl: "https://www.example.com" },
    });
  });

  test("[§9 login-domain] login cookies stand on the site's domain or the one above it, where one is named", () => {
    const SITE_URL = "https://www.estate.example";
    expect(readEnv({ SITE_URL })).toMatchObject({ value: { cookieDomain: undefined } });
    for (const domain of ["estate.example", "www.estate.example"]) {
      expect(readEnv({ SITE_URL, COOKIE_DOMAIN: domain })).toMatchObject({ value: { cookieDomain: domain } });
    }
    for (const domain of [
      "example",
      "tate.example",
      "shop.estate.example",
      "estate.example; Secure",
      "other.example",
    ]) {
      expect(readEnv({ SITE_URL, COOKIE_DOMAIN: domain })).toMatchObject({
        error: [expect.stringMatching(/^COOKIE_DOMAIN: takes /)],
      });
    }
    expect(readEnv({ SITE_URL: "http://192.0.2.1", COOKIE_DOMAIN: "2.1" }).ok).toBe(false);
  });

  test("[§5] files are on the disk, or in a bucket that is named with its key", () => {
    expect(readEnv({})).toMatchObject({ value: { storage: { kind: "disk", s3: null } } });
    const named = { S3_BUCKET: "estate", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "planted-secret" };
    const place = { bucket: "estate", accessKeyId: "key", secretAccessKey: "planted-secret", region: "us-east-1" };
    expect(readEnv({ ...named, MEDIA_STORAGE: "s3" })).toMatchObject({
      value: { storage: { kind: "s3", s3: { ...place, endpoint: null, pathStyle: false } } },
    });
    const S3_ENDPOINT = "https://s3.example.com/";
    expect(readEnv({ ...named, S3_ENDPOINT })).toMatchObject({
      value: { storage: { kind: "disk", s3: { ...place, endpoint: "https://s3.example.com", pathStyle: true } } },
    });
    for (const [wrong, name] of [
      [{ MEDIA_STORAGE: "s3", S3_BUCKET: "estate" }, "MEDIA_STORAGE"],
      [{ MEDIA_STORAGE: "tape" }, "MEDIA_STORAGE"],
      [{ S3_BUCKET: "Not A Bucket" }, "S3_BUCKET"],
      [{ S3_ENDPOINT: "https://key:planted-secret@s3.example.com" }, "S3_ENDPOINT"],
      [{ S3_ENDPOINT: "https://s3.example.com/estate" }, "S3_ENDPOINT"],
      [{ S3_PATH_STYLE: "maybe" }, "S3_PATH_STYLE"],
    ] as const) {
      const env = readEnv(wrong);
      expect(env).toMatchObject({ error: [expect.stringMatching(new RegExp(`^${name}: takes `))] });
      expect(JSON.stringify(env)).not.toContain("planted-secret");
    }
  });

  test("[§7] reviews come from an address or from the demo, or from nowhere", () => {
    expect(readEnv({})).toMatchObject({ value: { reviewsUrl: undefined } });
    expect(readEnv({ REVIEWS_URL: "demo" })).toMatchObject({ value: { reviewsUrl: "demo" } });
    expect(readEnv({ REVIEWS_URL: "https://reviews.example/latest" })).toMatchObject({ ok: true });
    expect(readEnv({ REVIEWS_URL: "file:///etc/passwd" })).toMatchObject({ ok: false });
  });

  test("[§7] parcel shops are made up in the demo, nobody's elsewhere, and a carrier's with its contract alone", () => {
    const contract = { CHRONOPOST_ACCOUNT: "19869502", CHRONOPOST_PASSWORD: "s3cret" };
    const [account, password] = Object.values(contract);
    expect(readEnv({})).toMatchObject({ value: { relays: "demo" } });
    expect(readEnv({ DEMO: "off" })).toMatchObject({ value: { relays: "off" } });
    expect(readEnv({ DATABASE_URL: "postgres://localhost/estate" })).toMatchObject({ value: { relays: "off" } });
    expect(readEnv({ RELAYS: "chronopost", ...contract })).toMatchObject({ value: { relays: { account, password } } });
    expect(readEnv(contract)).toMatchObject({ value: { relays: "demo" } });
    for (const missing of [{ CHRONOPOST_ACCOUNT: account }, { CHRONOPOST_PASSWORD: password }, {}]) {
      const env = readEnv({ RELAYS: "chronopost", ...missing });
      expect(env).toMatchObject({ ok: false, error: [expect.stringMatching(/^RELAYS: takes .*CHRONOPOST_PASSWORD/)] });
    }
  });

  test("[§9] cards are charged by Stripe with its key, by the sandbox bank in a demo on this machine, else by nobody", () => {
    const keys = { STRIPE_SECRET_KEY: "sk_test_0123456789", STRIPE_PUBLIC_KEY: "pk_test_0123456789" };
    const paid = (given: Record<string, string>) => ((env) => (env.ok ? env.value.payment : null))(readEnv(given));
    const beside = { kind: "sandbox", port: 3001, mayMove: true, origin: null, secret: null, isPublic: false };
    expect(paid({})).toEqual(beside);
    expect(paid({ PORT: "0" })).toEqual({ ...beside, port: 0 });
    expect(paid({ SANDBOX_BANK_PORT: "4000" })).toEqual({ ...beside, port: 4000, mayMove: false });
    expect(paid({ DEMO: "off" })).toEqual({ kind: "off" });
    expect(paid({ DEMO: "off", PAYMENT: "sandbox" })).toEqual(beside);
    expect(paid({ PAYMENT: "off" })).toEqual({ kind: "off" });
    expect(paid(keys)).toEqual({
      ...{ kind: "stripe", secretKey: keys.STRIPE_SECRET_KEY, publicKey: keys.STRIPE_PUBLIC_KEY },
      webhookSecret: "",
    });
    expect(readEnv({ PAYMENT: "stripe" })).toMatchObject({ error: [expect.stringContaining("STRIPE_SECRET_KEY")] });
  });

  test("a site that others reach has the sandbox bank by a word of its own alone", () => {
    const site = { SITE_URL: "https://www.example.com" };
    expect(readEnv(site)).toMatchObject({ value: { payment: { kind: "off" } } });
    expect(readEnv({ ...site, PAYMENT: "sandbox" })).toMatchObject({
      error: [expect.stringMatching(/^PAYMENT: takes sandbox where SITE_URL is this machine/)],
    });
    expect(readEnv({ ...site, PAYMENT: "sandbox-in-public" })).toMatchObject({
      value: { payment: { isPublic: true } },
    });
    for (const url of ["http://127.0.0.1:8080", "http://shop.localhost", "http://[::1]:3000"]) {
      expect(readEnv({ SITE_URL: url, PAYMENT: "sandbox" }).ok).toBe(true);
    }
    for (const url of ["http://127.0.0.1.example.com", "http://localhost.example.com", "http://192.168.1.2"]) {
      expect(readEnv({ SITE_URL: url, PAYMENT: "sandbox" }).ok).toBe(false);
    }
  });

  test("another process's sandbox bank is reached with the secret of both", () => {
    const elsewhere = { SANDBOX_BANK_URL: "http://localhost:4000" };
    const secret = "sixteen letters!";
    expect(readEnv({ ...elsewhere, SANDBOX_BANK_SECRET: secret.replace(" ", "-") })).toMatchObject({
      value: { payment: { port: null, origin: "http://localhost:4000", secret: "sixteen-letters!" } },
    });
    expect(readEnv(elsewhere)).toMatchObject({ error: [expect.stringContaining("SANDBOX_BANK_SECRET")] });
    expect(readEnv({ ...elsewhere, SANDBOX_BANK_PORT: "4000" })).toMatchObject({ value: { payment: { port: 4000 } } });
  });

  test("mails go to a server with or without a password, or into a folder", () => {
    for (const url of ["smtp://mail.example:2525", "smtps://anna:s3cret%40@mail.example"]) {
      expect(readEnv({ SMTP_URL: url })).toMatchObject({ value: { smtpUrl: url } });
    }
    for (const url of ["https://mail.example", "mail.example:25", "smtp://", "smtps://anna:50%@mail.example"]) {
      expect(readEnv({ SMTP_URL: url }).ok).toBe(false);
    }
  });

  test("every mistake is told at once, by its name", () => {
    const env = readEnv({ PORT: "99999", DATABASE_URL: "mysql://x", SITE_URL: "javascript:alert(1)", CACHE: "maybe" });
    expect(env.ok).toBe(false);
    if (env.ok) return;
    expect(env.error.map((line) => line.split(":")[0])).toEqual(["PORT", "DATABASE_URL", "SITE_URL", "CACHE"]);
  });

  test("a mistake never tells what was there: a password may stand in the wrong variable", () => {
    const planted = "s3cret-planted";
    const names = ["PORT", "DATABASE_URL", "API_HOST", "SITE_URL", "LOG_LEVEL", "TRUST_PROXY", "CACHE", "CACHE_MB"];
    for (const name of [
      ...names,
      "HEAP_MB",
      "REVIEWS_URL",
      "RELAYS",
      "SMTP_URL",
      "MAIL_FROM",
      "CHRONOPOST_ACCOUNT",
      "PAYMENT",
      "STRIPE_SECRET_KEY",
      "STRIPE_PUBLIC_KEY",
      "STRIPE_WEBHOOK_SECRET",
      "SANDBOX_BANK_PORT",
      "SANDBOX_BANK_URL",
      "SANDBOX_BANK_SECRET",
      "DEMO",
      "ADMIN_EMAIL",
    ]) {
      const env = readEnv({ [name]: `${planted} ${planted}` });
      expect([name, env.ok ? [] : env.error]).toEqual([name, [expect.stringMatching(`^${name}: takes `)]]);
      expect(JSON.stringify(env)).not.toContain(planted);
    }
  });

  test("addresses with a name and a password in them are refused: they are shown and sent on", () => {
    for (const name of ["API_HOST", "SITE_URL", "REVIEWS_URL"]) {
      for (const login of ["anna:s3cret@", "anna@", ":s3cret@"]) {
        const env = readEnv({ [name]: `https://${login}example.com` });
        expect([name, env.ok ? [] : env.error]).toEqual([name, [expect.stringMatching(`^${name}: takes `)]]);
      }
    }
  });

  test("the demo is filled unasked where the database is the site's own file alone", () => {
    const databaseUrl = "postgres://localhost/estate";
    expect(readEnv({ DATABASE_URL: databaseUrl })).toMatchObject({ value: { demo: false } });
    expect(readEnv({ DATABASE_URL: databaseUrl, DEMO: "on" })).toMatchObject({ value: { demo: true } });
    expect(readEnv({ DEMO: "off" })).toMatchObject({ value: { demo: false } });
  });

  test("ADMIN_EMAIL is the demo's administrator, or the first of a site without it, who has to be said", () => {
    const [email, demos] = ["anna@murets.example", "admin@clairveille.example"];
    expect(readEnv({})).toMatchObject({ value: { adminEmail: demos, firstAdministrator: undefined } });
    expect(readEnv({ ADMIN_EMAIL: email })).toMatchObject({
      value: { adminEmail: email, firstAdministrator: undefined },
    });
    expect(readEnv({ DEMO: "off" })).toMatchObject({ value: { firstAdministrator: undefined } });
    expect(readEnv({ DEMO: "off", ADMIN_EMAIL: email })).toMatchObject({ value: { firstAdministrator: email } });
  });
});
