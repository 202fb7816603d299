import { beforeEach, describe, expect, test } from "vitest";

import type { Order } from "#schemas/content/order.ts";
import type { KeptCustomizationFile } from "#schemas/content/product-customization.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { database } from "#server/db/context.ts";
import { forgetLostFiles } from "#server/forms/files/write.ts";
import { wholeOrder } from "#server/orders/read.ts";
import { placeOrder } from "#server/orders/write.ts";
import { contentOf } from "#tests/factories/sent-files.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator, customer, fillCustomer } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { wishFor } from "./shop-content.ts";

/** The second wine of the API's content, and its field for a file: `fillCustomization`. */
const [wine, field] = [2, 90];

const png = (name = "blason.png", bytes = 64) => new File([contentOf("png", bytes)], name);
const named = (name: string, content: BlobPart = contentOf("png")) => new File([content], name);

const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : [...part])));

/** Pictures whose size, in their header, is far beyond any that could be drawn. */
const bombs = {
  png: bytesOf(
    [...contentOf("png", 8)],
    [0, 0, 0, 13],
    "IHDR",
    [0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff],
    [8, 6, 0, 0, 0],
  ),
  jpg: bytesOf(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    [0xff, 0xff, 0xc2, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0],
  ),
  hidden: bytesOf([0xff, 0xd8], Array(600).fill([0xff, 0xe0, 0, 2]).flat() as number[]),
  webp: bytesOf("RIFF", [30, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0, 0, 0, 0, 0], [0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  lossless: bytesOf("RIFF", [30, 0, 0, 0], "WEBPVP8L", [10, 0, 0, 0, 0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0, 0]),
} as const;

const text = (words: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(words));
const kinds = /un de ces types/;
const empty = /vide/;
const pixels = /200 mégapixels/;

const mixture = /aussi une page web, un programme ou une archive/;

/** A file that begins as its kind does, and has something else behind that. */
function mixed(kind: "png" | "jpg" | "webp" | "pdf", behind: string): Blob {
  return new Blob([contentOf(kind, 256), behind]);
}

/** Files that nobody may send, and what is said of them. */
const hostile: readonly (readonly [what: string, file: File, said: RegExp, status?: number])[] = [
  ["a page", named("page.html", contentOf("html")), kinds],
  ["a page under a picture's name", named("page.png", contentOf("html")), kinds],
  ["a drawing with a script", named("blason.svg", contentOf("svg")), kinds],
  ["a drawing with a script, called a picture", named("blason.png", contentOf("svg")), kinds],
  ["a program", named("setup.exe", contentOf("exe")), kinds],
  ["a program called a document", named("devis.pdf", contentOf("exe")), kinds],
  ["an archive", named("tout.zip", contentOf("zip")), kinds],
  ["an archive called a picture", named("tout.jpg", contentOf("zip")), kinds],
  ["a document of an office", named("devis.docx", contentOf("zip")), kinds],
  ["a picture called a document", named("blason.pdf", contentOf("png")), kinds],
  ["a document called a picture", named("blason.png", contentOf("pdf")), kinds],
  ["a picture called a page", named("blason.html", contentOf("png")), kinds],
  ["a picture with two endings, the last a script's", named("blason.png.js", contentOf("png")), kinds],
  ["a picture with an ending of a server's", named("blason.php", contentOf("png")), kinds],
  ["a picture without an ending", named("blason", contentOf("png")), kinds],
  ["a picture with nothing but a point", named(".", contentOf("png")), kinds],
  ["a name that is an ending alone, of a program", named(".exe", contentOf("png")), kinds],
  ["a point at the end", named("blason.png.", contentOf("png")), kinds],
  ["a NUL before the ending", named("blason.exe\u0000.js", contentOf("png")), kinds],
  ["a GIF", named("anime.gif", text("GIF89a\u0001\u0000")), kinds],
  ["a GIF that is a script", named("anime.png", text("GIF89a=1;alert(1)//")), kinds],
  ["a script", named("a.js", text("alert(1)")), kinds],
  ["a style sheet", named("a.css", text("*{}")), kinds],
  ["a text", named("a.txt", text("bonjour")), kinds],
  ["a text with the mark of an encoding before a picture's", named("a.png", text("\ufeff\u0089PNG")), kinds],
  ["a shell script", named("a.png", text("#!/bin/sh\nrm -rf /")), kinds],
  ["PHP", named("a.jpg", text("<?php system($_GET[0]);")), kinds],
  ["XML with an entity", named("a.webp", text('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>')), kinds],
  ["a PostScript", named("a.pdf", text("%!PS-Adobe-3.0")), kinds],
  ["a document behind a page", named("a.pdf", text("<html>%PDF-1.7")), kinds],
  ["a picture behind a byte", named("a.png", new Uint8Array([0, ...contentOf("png")])), kinds],
  ["the beginning of a picture, cut off", named("a.png", contentOf("png", 4)), kinds],
  ["RIFF that is a sound", named("a.webp", text("RIFF\u0000\u0000\u0000\u0000WAVEfmt ")), kinds],
  ["a TIFF", named("a.png", new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])), kinds],
  ["a HEIC", named("a.jpg", text("\u0000\u0000\u0000\u0018ftypheic")), kinds],
  ["a mail", named("a.pdf", text("MIME-Version: 1.0\r\n\r\n%PDF-1.4")), kinds],
  ["a picture that is a page as well", named("a.png", mixed("png", "<html><script>alert(1)</script>")), mixture],
  ["a photograph that is a program as well", named("a.jpg", mixed("jpg", "<?php system($_GET[0]);")), mixture],
  ["a picture of the web with a script", named("a.webp", mixed("webp", "<SCRIPT src=//evil.test>")), mixture],
  ["a picture that is an archive as well", named("a.png", mixed("png", "PK\u0005\u0006" + "\0".repeat(18))), mixture],
  ["a document that runs something", named("a.pdf", mixed("pdf", "<< /S /JavaScript /JS (app.alert(1)) >>")), mixture],
  ["a document that starts a program", named("a.pdf", mixed("pdf", "<< /S /Launch /F (cmd.exe) >>")), mixture],
  ["a picture that unpacks to more than any memory holds", named("énorme.png", bombs.png), pixels],
  ["a photograph that does", named("énorme.jpg", bombs.jpg), pixels],
  ["one that hides its size", named("énorme.jpg", bombs.hidden), pixels],
  ["a picture of the web that does", named("énorme.webp", bombs.webp), pixels],
  ["one without losses that does", named("énorme.webp", bombs.lossless), pixels],
  ["nothing", named("a.png", new Uint8Array()), empty],
  ["nothing, called a document", named("a.pdf", new Uint8Array()), empty],
  ["six mebibytes", png("a.png", 6 * 1024 * 1024), /5 MiB/, 413],
  ["a byte too much", png("a.png", 5 * 1024 * 1024 + 1), /5 MiB/, 413],
];

describe.each(engines)("files of what is made for its buyer on $name", (engine) => {
  const api = useApi(engine);
  let declination = 0;

  beforeEach(async () => {
    const row = await database()
      .selectFrom("declination")
      .select("id")
      .where("product_id", "=", wine)
      .executeTakeFirstOrThrow();
    declination = row.id;
    done(await countStock(declination, 60));
  });

  const validate = async (file: File, id = field) =>
    await api.form(`/api/product-customization/${id}/file/validate`, {}, { files: { image: file } });
  const kept = async (file: File): Promise<KeptCustomizationFile> => {
    const answer = await validate(file);
    expect(answer.status, answer.body.message).toBe(200);
    return answer.body.data as KeptCustomizationFile;
  };
  const add = async (customizations: readonly object[], files = {}, cart = "new") =>
    await api.form(`/api/cart/${cart}/product/${declination}`, { quantity: "2", customizations }, { files });
  const left = async () => (await database().selectFrom("form_file").select("id").execute()).length;
  const logIn = async (who: typeof administrator | typeof customer): Promise<string> => {
    const answer = await api.call("POST", "/api/login", { body: who });
    return (answer.body.data as { token: string }).token;
  };
  const bought = async (cartId: string, over = {}): Promise<Order> => {
    const { id } = done(await placeOrder(wishFor(cartId, over)));
    const row = await database().selectFrom("order").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    return { ...(await wholeOrder(row, "fr_FR")), message: row.access_key };
  };
  const cartOf = async (customizations: readonly object[], files = {}) => {
    const answer = await add(customizations, files);
    expect(answer.status, answer.body.message).toBe(200);
    return (answer.body.data as { cartId: string }).cartId;
  };

  test(`[§5] ${hostile.length} hostile files are refused in words, and nothing of them stays behind`, async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(40);
    for (const [what, file, said, status = 400] of hostile) {
      const alone = await validate(file);
      expect({ what, status: alone.status, data: alone.body.data }).toMatchObject({
        what,
        status,
        data: [{ key: "image", error: expect.stringMatching(said) as string }],
      });
      const along = await add([], { [`file.${field}`]: file });
      expect({ what, status: along.status, data: along.body.data }).toMatchObject({
        what,
        status,
        data: [
          {
            key: status === 413 ? `file.${field}` : `customizations.${field}`,
            error: expect.stringMatching(said) as string,
          },
        ],
      });
    }
    expect(await left()).toBe(0);
    expect(await database().selectFrom("form_file_part").select("file_id").execute()).toEqual([]);
  });

  test("names that lead elsewhere are called by their last part; what says a size that can be drawn is kept", async () => {
    const photograph = bytesOf(
      [0xff, 0xd8, 0xff, 0xe1, 0, 4, 0, 0],
      [0xff, 0xc0, 0, 11, 8, 0x20, 0, 0x18, 0, 3, 1, 0x11, 0],
    );
    expect(await kept(named("photo.jpg", photograph))).toMatchObject({ filename: "photo.jpg" });
    expect(await kept(named("../../etc/passwd.png"))).toMatchObject({ filename: "passwd.png" });
    expect(await kept(named("C:\\Windows\\blason.png"))).toMatchObject({ filename: "blason.png" });
    expect((await kept(named("bla\u202egnp.son.png"))).filename).not.toContain("\u202e");
  });

  test("[§7 customization-calls] a file that is valid is kept for an hour, for its field alone", async () => {
    const { file } = await kept(png());
    expect((await validate(png(), 91)).body.data).toMatchObject([{ key: "image" }]);
    expect((await validate(png(), 4711)).status).toBe(404);
    expect((await api.form(`/api/product-customization/${field}/file/validate`, {})).status).toBe(400);
    expect(await add([{ id: 91, file, textValue: "a" }])).toMatchObject({ status: 400 });
    expect(await add([{ id: field, file: "0".repeat(32) }])).toMatchObject({
      status: 400,
      body: { data: [{ key: `customizations.${field}`, error: expect.stringContaining("n’est plus là") as string }] },
    });
    api.database.clock.advance(59 * 60_000);
    await forgetLostFiles();
    const cartId = await cartOf([{ id: field, file }]);
    api.database.clock.advance(3 * 60 * 60_000);
    await forgetLostFiles();
    expect(await left()).toBe(1);
    const cart = await api.call("GET", `/api/cart/${cartId}`);
    expect(cart.body.data).toMatchObject({
      products: [{ customizations: [{ filename: "blason.png", cost: 12, url: null }] }],
    });
    await api.call("DELETE", `/api/cart/${cartId}`);
    await forgetLostFiles();
    expect(await left()).toBe(0);
  });

  test("[K7] the same picture twice is one line and one file, whatever it is called", async () => {
    const cartId = await cartOf([], { [`file.${field}`]: png("un.png") });
    await add([], { [`file.${field}`]: png("autre.png") }, cartId);
    await add([], { [`file.${field}`]: png("grand.png", 128) }, cartId);
    const { products } = (await api.call("GET", `/api/cart/${cartId}`)).body.data as {
      products: { quantity: number }[];
    };
    expect(products.map(({ quantity }) => quantity)).toEqual([4, 2]);
    expect(await left()).toBe(2);
  });

  test("[§7 customization-calls] its file is read by who bought it, by who has the order's key, and by administrators; nobody else", async () => {
    await fillCustomer();
    const token = await logIn(customer);
    const { id: userId } = await database()
      .selectFrom("user")
      .select("id")
      .where("email", "=", customer.email)
      .executeTakeFirstOrThrow();
    const own = await bought(await cartOf([], { [`file.${field}`]: png("un.png") }), { userId });
    const guests = await bought(await cartOf([], { [`file.${field}`]: png("deux.png", 100) }));
    const [ownUrl = "", guestUrl = ""] = [own, guests].map((order) => order.products[0]?.customizations[0]?.url ?? "");
    const status = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
      (await fetch(`http://127.0.0.1:${api.port}${url}`, { headers })).status;
    expect(await status(ownUrl)).toBe(404);
    expect(await status(ownUrl, { authorization: token })).toBe(200);
    expect(await status(guestUrl, { authorization: token })).toBe(404);
    expect(await status(ownUrl, { cookie: `order=${guests.id}.${guests.message}` })).toBe(404);
    expect(await status(guestUrl, { cookie: `order=${guests.id}.${guests.message}` })).toBe(200);
    expect(await status(`${guestUrl}?key=${guests.message}`)).toBe(200);
    expect(await status(`${guestUrl}?key=${own.message}`)).toBe(404);
    expect(await status(guestUrl, { cookie: `token=${await logIn(administrator)}` })).toBe(200);
    const answer = await api.send("GET", `${guestUrl}?key=${guests.message}`);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "content-disposition": expect.stringMatching(/^attachment/) as string,
      "x-content-type-options": "nosniff",
    });
  });

  test("who uploads without end is slowed down", async () => {
    let answer = await validate(png());
    for (let sent = 0; sent < 40 && answer.status === 200; sent += 1) answer = await validate(png());
    expect(answer.status).toBe(429);
  });
});
