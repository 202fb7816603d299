import { expect, test } from "vitest";

import { otherTabs } from "./other-tabs.ts";

test("[PR2] a tab knows of another one that has the same document open for the same person, until it closes it", async () => {
  const [place, another] = [crypto.randomUUID(), crypto.randomUUID()];
  const [first, elsewhere] = [otherTabs(place), otherTabs(another)];
  expect(await first.isOpen()).toBe(false);
  const second = otherTabs(place);
  await expect.poll(async () => await first.isOpen()).toBe(true);
  expect([await second.isOpen(), await elsewhere.isOpen()]).toEqual([true, false]);
  second.leave();
  await expect.poll(async () => await first.isOpen()).toBe(false);
  first.leave();
  elsewhere.leave();
});
