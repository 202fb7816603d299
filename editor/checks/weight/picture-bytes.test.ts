import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { pictureBytes } from "./picture-bytes.ts";

const address = "https://estate.test/images/320/vine.jpg.avif";

/** What was asked for, by what is accepted and where it may come from. */
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerWith(...answers: readonly Response[]): void {
  const left = [...answers];
  vi.stubGlobal("fetch", async (url: string, { headers, cache }: RequestInit = {}) => {
    asked.push(`${url} ${new Headers(headers).get("accept")} ${cache}`);
    return await Promise.resolve(left.shift() ?? Response.error());
  });
}

function picture(type: string, bytes: number): Response {
  return new Response(new Uint8Array(bytes), { headers: { "content-type": type } });
}

test("what stands in for a size that is in the making isn't weighed: the size is", async () => {
  answerWith(picture("image/webp", 900), picture("image/avif", 400));
  expect(await pictureBytes(address, 900)).toBe(400);
  expect(asked).toEqual([`${address} null undefined`, `${address} image/avif reload`]);
});

test("one that is made is weighed as it is kept, whatever the browser says of it", async () => {
  answerWith(picture("image/avif", 400));
  expect(await pictureBytes(address, 0)).toBe(400);
  expect(asked).toHaveLength(1);
});

test("of any other picture counts what came, or where the browser doesn't say it, its file", async () => {
  answerWith(picture("image/jpeg", 700));
  const other = "https://estate.test/media/vine-0123456789abcdef.jpg";
  expect(await pictureBytes(other, 650)).toBe(650);
  expect(asked).toEqual([]);
  expect(await pictureBytes(other, 0)).toBe(700);
});

test("a server that has too much to do is asked again, and not for ever", async () => {
  const full = () => new Response(null, { status: 503 });
  answerWith(picture("image/webp", 900), full(), full(), picture("image/avif", 400));
  const weighed = pictureBytes(address, 900);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await weighed).toBe(400);
  answerWith(picture("image/webp", 900), ...Array.from({ length: 20 }, full));
  const given = pictureBytes(address, 900).catch(String);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await given).toContain("isn't made");
});
