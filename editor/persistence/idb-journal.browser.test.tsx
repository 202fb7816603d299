import { afterEach, expect, test } from "vitest";

import { idbJournal } from "./idb-journal.ts";
import { lockedPages } from "./living-pages.ts";

type Command = { readonly value: string };

const frames: HTMLIFrameElement[] = [];
const edit = (id: string) => ({ id, commands: [{ value: id }] });

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

test("[JO1] [JO3] what a page kept is taken up by the next one when it is gone, and not before", async () => {
  const place = `layout/1/${crypto.randomUUID()}`;
  const frame = document.createElement("iframe");
  frames.push(frame);
  document.body.append(frame);
  const first = journal(place, frame.contentWindow?.navigator.locks);
  expect(await first.read()).toEqual([]);
  expect(await first.write({ since: 2, own: [edit("one"), edit("two")], conflicts: [] })).toBe(true);
  const second = journal(place);
  expect(await second.read()).toEqual([]);
  frame.remove();
  await expect
    .poll(async () => await journal(place).read())
    .toEqual([{ since: 2, own: [edit("one"), edit("two")], conflicts: [] }]);
});

function journal(place: string, locks?: LockManager) {
  const page = crypto.randomUUID();
  return idbJournal<Command>({ place, page }, { pages: lockedPages(locks), now: () => performance.now() });
}
