import { expect, test } from "vitest";

import { testImage } from "#editor/fields/test-ports.ts";

import { NotNow } from "./not-now.ts";
import { sendPictures } from "./send-picture.ts";

/** A request that is answered by hand. */
class Line {
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly headers: Record<string, string> = {};
  readonly opened: string[] = [];
  form: FormData | null = null;
  status = 200;
  responseText = "";
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;

  open(...opened: string[]): void {
    this.opened.push(...opened);
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(form: FormData): void {
    this.form = form;
  }

  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    this.onload();
  }
}

const words = { alt: { fr_FR: "La cour" }, isDecorative: false, focal: { x: 20, y: 80 } };

async function start() {
  const line = new Line();
  const told: number[] = [];
  const send = sendPictures({
    token: () => "key",
    locale: () => "fr_FR",
    open: () => line as unknown as XMLHttpRequest,
  });
  const outcome = send(new File(["bytes"], "cour.jpg"), words, (part) => told.push(part));
  // Refused before anybody looks, it is not unhandled.
  outcome.catch(() => undefined);
  await expect.poll(() => line.form).not.toBeNull();
  return { line, told, outcome };
}

test("a picture goes with its words, in the administrator's name and language, and tells how far it is", async () => {
  const { line, told, outcome } = await start();
  expect(line.opened).toEqual(["POST", "/api/admin/media"]);
  expect(line.headers).toEqual({ accept: "application/json", idSite: "3", userLang: "fr_FR", Authorization: "key" });
  expect(line.form?.get("alt")).toBe('{"fr_FR":"La cour"}');
  expect(line.form?.get("isDecorative")).toBe("false");
  expect(line.form?.get("focal")).toBe('{"x":20,"y":80}');
  expect(line.form?.get("image")).toMatchObject({ name: "cour.jpg" });
  line.upload.onprogress?.({ loaded: 25, total: 100 });
  line.upload.onprogress?.({ loaded: 100, total: 100 });
  line.upload.onprogress?.({ loaded: 0, total: 0 });
  expect(told).toEqual([0.25, 1, 0]);
  const image = testImage(4, "cour.jpg");
  line.answer(200, { success: true, data: image, message: "" });
  expect(await outcome).toEqual({ ok: true, value: image });
});

test("a refusal is the server's sentence", async () => {
  const { line, outcome } = await start();
  line.answer(413, { success: false, data: null, message: "Le fichier est trop volumineux : 5 MiB au plus." });
  expect(await outcome).toEqual({ ok: false, error: "Le fichier est trop volumineux : 5 MiB au plus." });
});

test("what may be taken another time is a failure with the server's words", async () => {
  for (const status of [401, 429, 503]) {
    const { line, outcome } = await start();
    line.answer(status, { success: false, data: null, message: "Pas maintenant." });
    await expect(outcome).rejects.toThrow(new NotNow("Pas maintenant."));
  }
});

test("an answer without words, and none at all, are failures", async () => {
  const spoken = await start();
  spoken.line.answer(502, "<html>Bad gateway</html>");
  await expect(spoken.outcome).rejects.toThrow("502");
  const cut = await start();
  cut.line.onerror();
  await expect(cut.outcome).rejects.toThrow("could not be sent");
});
