import { pino } from "pino";
import { expect, test, vi } from "vitest";

import { EncodedBody } from "../cache/encoded-body.ts";
import { SettleQueue } from "./settle-queue.ts";
import type { RenderedPage } from "./stored-page.ts";

test("a flood of new pages does not pile up behind the compressor; what is left out stays text", async () => {
  const settled: string[] = [];
  const queue = new SettleQueue({ log: pino({ level: "silent" }), onSettled: (key) => settled.push(key) });
  const pages = Array.from({ length: 300 }, page);
  for (const [index, one] of pages.entries()) queue.add(String(index), one);
  await vi.waitFor(() => expect(settled.length).toBe(100));
  expect(pages[99]?.html.in("identity")).toBeInstanceOf(Promise);
  expect(pages[299]?.html.in("identity")).toBe("<p>page</p>");
  queue.add("later", pages[299] ?? page());
  await vi.waitFor(() => expect(settled).toContain("later"));
});

function page(): RenderedPage {
  return {
    kind: "page",
    status: 200,
    html: new EncodedBody("<p>page</p>"),
    wire: new EncodedBody("{}"),
    etag: '"a"',
    hosts: [],
    reloads: false,
    devHost: null,
    build: "test",
  };
}
