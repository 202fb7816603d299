import { expect, test, vi } from "vitest";

import { err, ok, type Result } from "#schemas/result.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { NotNow } from "../../ports/not-now.ts";
import type { MediaPort } from "./media-port.ts";
import { MediaUploads } from "./media-uploads.ts";

const file = (name: string, type: string): File => new File(["x"], name, { type });

/** Files that wait to be answered, in the order in which they were sent. */
function waiting() {
  const sent: { name: string; tell: (part: number) => void; answer: (given: Result<number | null, string>) => void }[] =
    [];
  const add: MediaPort["add"] = async ({ name }, tell) => {
    return await new Promise((answer) => sent.push({ name, tell, answer }));
  };
  return { sent, add };
}

test("pictures go side by side, films one after another; each says how far it is, and who arrives is told", async () => {
  const { sent, add } = waiting();
  const arrived = vi.fn<(id: number) => void>();
  const uploads = new MediaUploads({ add }, arrived);
  const all = uploads.add([
    file("a.jpg", "image/jpeg"),
    file("a.mp4", "video/mp4"),
    file("b.mp4", "video/mp4"),
    file("b.jpg", "image/jpeg"),
  ]);
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "a.mp4"]);
  sent[2]?.tell(0.5);
  expect(uploads.sending.map(({ part }) => part)).toEqual([0, 0.5, 0, 0]);
  sent[2]?.answer(ok(3));
  await expect.poll(() => sent.at(-1)?.name).toBe("b.mp4");
  sent[0]?.answer(ok(1));
  // Nobody wanted to say what it shows.
  sent[1]?.answer(ok(null));
  sent[3]?.answer(ok(4));
  await all;
  expect(arrived.mock.calls).toEqual([[3], [1], [4]]);
  expect(uploads.sending).toEqual([]);
});

test("what couldn't be taken just then stays with the server's words until it is sent again; what is refused for good until it is put away", async () => {
  expectConsole("warn", /could not be sent/);
  const add = vi.fn<MediaPort["add"]>(async () => await Promise.resolve(err("Trop volumineux.")));
  add.mockRejectedValueOnce(new NotNow("Trop de demandes."));
  const uploads = new MediaUploads({ add }, () => undefined);
  await uploads.add([file("a.jpg", "image/jpeg")]);
  const key = uploads.sending[0]?.key ?? 0;
  expect(uploads.sending).toMatchObject([{ refusal: "Trop de demandes.", canRetry: true }]);
  add.mockRejectedValueOnce(new Error("nobody there"));
  await uploads.retry(key);
  expect(uploads.sending).toMatchObject([{ refusal: "", canRetry: true }]);
  await uploads.retry(key);
  expect(uploads.sending).toMatchObject([{ refusal: "Trop volumineux.", canRetry: false }]);
  await uploads.retry(key);
  expect(add).toHaveBeenCalledTimes(3);
  uploads.putAway(key);
  expect(uploads.sending).toEqual([]);
});
