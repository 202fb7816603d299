import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, describe, expect, test, vi } from "vitest";

import type { MultipartLimits } from "../api/limits.ts";

import { parseMultipart } from "./parse-multipart.ts";

const limits: MultipartLimits = {
  fields: 5,
  fieldBytes: 100,
  files: 2,
  fileBytes: 1000,
  totalBytes: 4000,
  // Longer than any test: a form is refused for what it holds.
  milliseconds: 3_600_000,
};
const boundary = "----estate";

function part(headers: string, content: string): string {
  return `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`;
}

function field(name: string, content: string): string {
  return part(`Content-Disposition: form-data; name="${name}"`, content);
}

function file(name: string, filename: string, content: string): string {
  return part(
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/png`,
    content,
  );
}

const end = `--${boundary}--\r\n`;

/** A form as it comes, or with its length declared: what is small is then read in one go. */
function request(
  body: string | Uint8Array | ReadableStream<Uint8Array>,
  { type = `multipart/form-data; boundary=${boundary}`, length }: { type?: string; length?: number } = {},
) {
  const headers = { "content-type": type, ...(length !== undefined && { "content-length": String(length) }) };
  const content = body instanceof Uint8Array ? new Uint8Array(body) : body;
  const init = { method: "POST", headers, body: content, duplex: "half" };
  return new Request("http://localhost/", init);
}

/** How a body ends, the same in both ways: its message when refused, else what arrived. */
async function outcome(body: string, type?: string) {
  const asItComes = await outcomeOf(request(body, { type }));
  expect(await outcomeOf(request(body, { type, length: new TextEncoder().encode(body).length }))).toEqual(asItComes);
  return asItComes;
}

async function outcomeOf(sent: Request) {
  const form = await parseMultipart(sent, limits);
  if (!form.ok) return form.error.messageKey;
  await using received = form.value;
  return { fields: Object.fromEntries(received.fields), files: received.files.map(({ name }) => name) };
}

const ownFolder = mkdtempSync(join(tmpdir(), "multipart-test-"));
vi.stubEnv("TMPDIR", ownFolder);

afterEach(() => {
  const left = readdirSync(ownFolder);
  if (left.length > 0) throw new Error(`Files of forms were left behind: ${left.join(", ")}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(ownFolder, { recursive: true });
});

describe("a good form", () => {
  test("fields and files arrive, and the files go with the form", async () => {
    const body = field("type", "WINE") + file("images", "label.png", "pixels") + field("note", "été") + end;
    const form = await parseMultipart(request(body), limits);
    if (!form.ok) throw new Error(form.error.messageKey);
    expect(Object.fromEntries(form.value.fields)).toEqual({ type: "WINE", note: "été" });
    const [received] = form.value.files;
    expect(received).toMatchObject({ field: "images", name: "label.png", type: "image/png", bytes: 6 });
    expect(readFileSync(received?.path ?? "", "utf8")).toBe("pixels");
    await form.value[Symbol.asyncDispose]();
    expect(existsSync(received?.path ?? "")).toBe(false);
  });

  test("a sender's file name never becomes a path of ours", async () => {
    expect(await outcome(file("image", "../../etc/passwd", "x") + end)).toEqual({ fields: {}, files: ["passwd"] });
    expect(await outcome(file("image", "..\\\\..\\\\boot.ini", "x") + end)).toEqual({
      fields: {},
      files: ["boot.ini"],
    });
    // Shown backwards, it would seem to be of another kind.
    expect(await outcome(file("image", "\u202efdp.\u2066exe.png", "x") + end)).toEqual({
      fields: {},
      files: ["fdp.exe.png"],
    });
    const form = await parseMultipart(request(file("image", "/tmp/x", "x") + end), limits);
    if (!form.ok) throw new Error(form.error.messageKey);
    await using received = form.value;
    expect(received.files[0]?.path).toMatch(/form-\w+\/[\da-f-]{36}$/);
  });

  test("an empty form, an empty field and an empty file are accepted", async () => {
    expect(await outcome(end)).toEqual({ fields: {}, files: [] });
    expect(await outcome(field("a", "") + file("image", "x.png", "") + end)).toEqual({
      fields: { a: "" },
      files: ["x.png"],
    });
  });
});

describe("limits (reliability D14)", () => {
  test.each([
    [
      "one field too many",
      Array.from({ length: 6 }, (_, index) => field(`f${index}`, "x")).join(""),
      "multipart.tooManyFields",
    ],
    ["a field too long", field("a", "x".repeat(101)), "multipart.fieldTooLarge"],
    ["one file too many", file("a", "1", "x") + file("b", "2", "x") + file("c", "3", "x"), "multipart.tooManyFiles"],
    ["a file too large", file("a", "1", "x".repeat(1001)), "multipart.fileTooLarge"],
    ["a body too large", field("a", "x") + " ".repeat(5000), "body.tooLarge"],
    ["ten thousand parts", field("a", "x").repeat(10_000), "body.tooLarge"],
    ["the same field twice", field("a", "1") + field("a", "2"), "multipart.duplicateField"],
    [
      "a header of 100 kB",
      part(`Content-Disposition: form-data; name="a"\r\nX: ${"y".repeat(100_000)}`, "x"),
      "body.tooLarge",
    ],
  ])("%s is refused", async (_what, body, message) => {
    expect(await outcome(body + end)).toBe(message);
  });

  test("a declared length beyond the limit is refused without reading", async () => {
    const body = new ReadableStream<Uint8Array>(
      {
        pull: () => {
          throw new Error("nobody may read this");
        },
      },
      { highWaterMark: 0 },
    );
    const sent = request(body, { length: 4001 });
    expect(await parseMultipart(sent, limits)).toMatchObject({ error: { messageKey: "body.tooLarge" } });
  });

  test("a form that never ends is given up", async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(file("a", "x", "start").slice(0, -2))),
    });
    const form = await parseMultipart(request(body), { ...limits, milliseconds: 300 });
    expect(form).toMatchObject({ error: { messageKey: "multipart.tooSlow" } });
  });

  test.each([
    ["without", undefined],
    ["with", 300],
  ])("a sender that breaks off is refused, %s a declared length", async (_how, length) => {
    let isFirst = true;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isFirst) controller.enqueue(new TextEncoder().encode(file("a", "x", "start").slice(0, -2)));
        else controller.error(new Error("connection lost"));
        isFirst = false;
      },
    });
    expect(await parseMultipart(request(body, { length }), limits)).toMatchObject({ error: { code: "invalid" } });
  });
});

test("a disk that fails is our trouble, not the sender's", async () => {
  vi.stubEnv("TMPDIR", "/nowhere/at/all");
  // A form without a file needs none.
  expect(await parseMultipart(request(field("type", "WINE") + end), limits)).toMatchObject({ ok: true });
  const form = file("images", "label.png", "pixels") + end;
  await expect(parseMultipart(request(form), limits)).rejects.toMatchObject({ code: "unavailable" });
  vi.stubEnv("TMPDIR", ownFolder);
});

describe("a damaged form (reliability R-16)", () => {
  const whole = field("type", "WINE") + file("images", "label.png", "pixels") + field("note", "x") + end;

  test("cut at any byte it is refused, and leaves nothing behind", async () => {
    const closed = whole.lastIndexOf("--");
    for (let length = 1; length < closed; length += 1) {
      expect({ length, result: await outcome(whole.slice(0, length)) }).toEqual({
        length,
        result: "multipart.malformed",
      });
    }
  });

  test.each([
    ["no boundary", "multipart/form-data"],
    ["an empty boundary", "multipart/form-data; boundary="],
    ["a boundary of 71 characters", `multipart/form-data; boundary=${"x".repeat(71)}`],
    ["two boundaries", `multipart/form-data; boundary=a; boundary=${boundary}`],
    ["another type", "application/json"],
    ["no type that is one", "multipart"],
  ])("%s is an unsupported type", async (_what, type) => {
    expect(await outcome(whole, type)).toBe("body.type");
  });

  test.each([
    ["another boundary", whole.replaceAll(boundary, "other")],
    ["LF only", whole.replaceAll("\r\n", "\n")],
    ["no part at all", "just text"],
    ["a field without a name", part("Content-Disposition: form-data", "x") + end],
    ["a field with an empty name", field("", "x") + end],
    ["an empty body", " "],
  ])("%s is refused", async (_what, body) => {
    expect(await outcome(body)).toBe("multipart.malformed");
  });

  test("a part inside a part is only text", async () => {
    const inner = '--inner\r\nContent-Disposition: form-data; name="role"\r\n\r\nADMIN\r\n--inner--';
    expect(
      await outcome(
        part('Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=inner', inner) + end,
      ),
    ).toMatchObject({
      fields: { a: expect.stringContaining("ADMIN") },
    });
  });

  test("no byte changed anywhere brings anything down", async () => {
    const bytes = new TextEncoder().encode(whole);
    for (let index = 0; index < bytes.length; index += 1) {
      const damaged = bytes.slice();
      damaged[index] = (damaged[index] ?? 0) ^ 0x5a;
      for (const length of [undefined, damaged.length]) {
        const form = await parseMultipart(request(damaged, { length }), limits);
        if (form.ok) await form.value[Symbol.asyncDispose]();
        else expect(form.error.code).toMatch(/^(invalid|too-large)$/);
      }
    }
  });
});

describe("a form that has too much, where forms are read to their end", () => {
  const readOn = async (body: string, sent = request(body), fileBytes = limits.fileBytes) => {
    const form = await parseMultipart(sent, { ...limits, fileBytes, readsOn: 20_000 });
    if (!form.ok) return form.error.messageKey;
    await using received = form.value;
    const stored = readdirSync(ownFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = stored.reduce((sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).length, 0);
    expect(bytes).toBeLessThanOrEqual(limits.totalBytes);
    return { tooMuch: received.tooMuch?.messageKey, fields: [...received.fields], files: received.files };
  };

  test.each([
    ["one file", [file("f", "a.png", "x".repeat(1001))], "fileTooLarge"],
    ["files", Array.from({ length: 3 }, (_, at) => file(`f${at}`, "a.png", "x")), "tooManyFiles"],
    ["a text", [field("note", "x".repeat(101))], "fieldTooLarge"],
    ["fields", Array.from({ length: 4 }, (_, at) => field(`n${at}`, "x")), "tooManyFields"],
  ])("keeps what was typed, and no file: %s", async (_name, parts, messageKey) => {
    const body = field("before", "été") + parts.join("") + field("after", "hiver") + end;
    for (const sent of [request(body), request(body, { length: new TextEncoder().encode(body).length })]) {
      const read = await readOn(body, sent);
      expect(read).toMatchObject({ tooMuch: `multipart.${messageKey}`, files: [] });
      const fields = typeof read === "string" ? [] : read.fields.map(([name]) => name);
      expect(fields).toContain("before");
      if (messageKey !== "tooManyFields") expect(fields).toContain("after");
    }
  });

  test("keeps what was typed, and no file: files that are too large together", async () => {
    const large = ["a", "b"].map((name) => file(name, "a.png", "x".repeat(2500))).join("");
    const body = field("before", "été") + large + field("after", "hiver") + end;
    for (const sent of [request(body), request(body, { length: new TextEncoder().encode(body).length })])
      expect(await readOn(body, sent, limits.totalBytes)).toEqual({
        tooMuch: "multipart.filesTooLarge",
        fields: [
          ["before", "été"],
          ["after", "hiver"],
        ],
        files: [],
      });
  });

  test("is refused when it is larger still, and when it is damaged", async () => {
    const body = field("before", "x") + file("f", "a.png", "x".repeat(25_000)) + end;
    expect(await readOn(body)).toBe("body.tooLarge");
    expect(await readOn(body, request("", { length: 25_000 }))).toBe("body.tooLarge");
    expect(await readOn(file("f", "a.png", "x".repeat(5000)))).toBe("multipart.malformed");
    expect(await readOn(field("a", "1") + field("a", "2") + file("f", "a.png", "x".repeat(5000)) + end)).toBe(
      "multipart.duplicateField",
    );
  });
});
