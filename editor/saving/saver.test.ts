import { beforeEach, describe, expect, test } from "vitest";

import { fakeClock, type FakeClock } from "#tests/factories/fake-clock.ts";

import { editor, open, write } from "../store/test-draft.ts";
import type { EditingPage, PageHandlers } from "./editing-page.ts";
import { OwnSession } from "./own-session.ts";
import { startSaver } from "./saver.ts";

type Editing = Awaited<ReturnType<typeof editor>>;

let editing: Editing;
let clock: FakeClock;
let page: TestPage;
let stop: () => Promise<void>;
let saves = 0;
let isOwn = true;

beforeEach(async () => {
  editing = await editor();
  saves = 0;
  isOwn = true;
  editing.server.beforeSave = () => (saves += 1);
  clock = fakeClock();
  page = new TestPage();
  stop = startSaver({
    draft: editing.store,
    clock,
    page,
    session: { token: () => page.token(), isOwnAgain: async () => isOwn },
  });
});

describe("a document that saves itself", () => {
  test("[SV1] after a pause", async () => {
    type("a");
    await pass(399);
    expect(saves).toBe(0);
    await pass(1);
    expect(saves).toBe(1);
    expect(editing.store.state).toBe("saved");
  });

  test("[SV1] at the latest after two seconds, whatever is typed", async () => {
    for (let key = 0; key < 20; key += 1) {
      type(`key ${key}`);
      await pass(100);
    }
    expect(saves).toBe(1);
    type("more");
    await pass(300);
    expect(saves).toBe(1);
    await pass(100);
    expect(saves).toBe(2);
  });

  test("[SV2] at once when somebody turns away, hides the page or leaves it", async () => {
    type("a");
    page.handlers.away(false);
    await settled();
    expect(saves).toBe(1);
    type("b");
    page.handlers.away(true);
    await settled();
    expect(saves).toBe(2);
    type("c");
    page.handlers.leave();
    await settled();
    expect(saves).toBe(3);
  });

  test("[SV2] what is done while a save is on its way and the page is hidden follows it", async () => {
    type("a");
    page.handlers.away(false);
    type("b");
    page.handlers.away(true);
    await settled();
    expect(saves).toBe(2);
    expect(editing.store.state).toBe("saved");
  });

  test("[SV2] it asks before the page is left only when something would be lost", async () => {
    expect(page.handlers.mayLeave()).toBe(true);
    type("a");
    expect(page.handlers.mayLeave()).toBe(false);
    await pass(400);
    expect(page.handlers.mayLeave()).toBe(true);
  });

  test("[SV3] a server that is away is tried again, and at once when the line is back", async () => {
    editing.server.troubles.push("unreachable", "unreachable", "unreachable");
    type("a");
    await pass(400);
    expect(editing.store.state).toBe("offline");
    await pass(1000 + 2000);
    expect(editing.store.state).toBe("offline");
    expect(editing.server.troubles).toEqual([]);
    page.handlers.online();
    await settled();
    expect([editing.store.state, saves]).toEqual(["saved", 1]);
  });

  test("[SV3] typing on doesn't hurry a server that is away", async () => {
    editing.server.troubles.push(...Array.from({ length: 4 }, () => "unreachable" as const));
    type("a");
    for (let second = 0; second < 6; second += 1) {
      type(`second ${second}`);
      page.handlers.away(false);
      await pass(1000);
    }
    expect(editing.server.troubles).toHaveLength(1);
  });

  test("[SV4] what others did comes every five seconds, while somebody is there", async () => {
    const other = await open(editing.server, 2);
    other.edit([write("n3", "b")]);
    await other.save();
    page.isSeen = false;
    page.handlers.away(true);
    await pass(20_000);
    expect(editing.store.copy.since).toBe(0);
    page.isSeen = true;
    page.handlers.back();
    await pass(1);
    expect(editing.store.copy.since).toBe(1);
    other.edit([write("n3", "c")]);
    await other.save();
    await pass(5000);
    expect(editing.store.copy.since).toBe(2);
  });

  test("[SV5] a session that ended is waited for; once somebody has logged in it goes on by itself", async () => {
    editing.server.troubles.push("signed-out");
    type("a");
    await pass(400);
    expect(editing.store.state).toBe("signed-out");
    await pass(60_000);
    expect([editing.store.state, saves]).toEqual(["signed-out", 0]);
    page.session = "another";
    await pass(1000);
    expect([editing.store.state, saves]).toEqual(["saved", 1]);
  });

  test("[SV5] so it is where the same person logged in anew, elsewhere, before anything was refused here", async () => {
    await stop();
    const session = new OwnSession({
      held: () => page.token(),
      author: 1,
      userOf: async () => await Promise.resolve(1),
    });
    const sentBy: (string | null)[] = [];
    editing.server.beforeSave = () => sentBy.push(session.token());
    startSaver({ draft: editing.store, clock, page, session });
    page.session = "from another tab";
    expect(session.token()).toBeNull();
    editing.server.troubles.push("signed-out");
    type("a");
    await pass(400);
    expect([editing.store.state, sentBy]).toEqual(["signed-out", []]);
    await pass(1000);
    expect([editing.store.state, sentBy]).toEqual(["saved", ["from another tab"]]);
  });

  test("[SV7] what somebody has deleted is gone, and nothing is asked of it any more", async () => {
    editing.server.troubles.push("gone", "unreachable");
    type("a");
    await pass(400);
    expect([editing.store.state, editing.store.copy.own.length]).toEqual(["gone", 1]);
    page.handlers.away(false);
    page.handlers.back();
    page.handlers.online();
    await pass(60_000);
    expect([editing.store.state, editing.server.troubles]).toEqual(["gone", ["unreachable"]]);
  });

  test("[SV6] somebody else who logs in saves nothing of it", async () => {
    editing.server.troubles.push("signed-out");
    type("a");
    await pass(400);
    page.session = "somebody else's";
    isOwn = false;
    await pass(60_000);
    expect([editing.store.state, saves]).toEqual(["signed-out", 0]);
    page.session = "one's own";
    isOwn = true;
    await pass(1000);
    expect([editing.store.state, saves]).toEqual(["saved", 1]);
  });

  test("it ends with a last save, and does nothing afterwards", async () => {
    type("a");
    await stop();
    expect(saves).toBe(1);
    type("b");
    await pass(60_000);
    expect(saves).toBe(1);
  });
});

/** A page of the browser, as a test has it. */
class TestPage implements EditingPage {
  handlers!: PageHandlers;
  isSeen = true;
  session: string | null = "the first";

  isVisible(): boolean {
    return this.isSeen;
  }

  token(): string | null {
    return this.session;
  }

  listen(handlers: PageHandlers): () => void {
    this.handlers = handlers;
    return () => {};
  }
}

function type(words: string): void {
  editing.store.edit([write("n1", words)]);
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

/** Lets time pass in small steps, with all that it brings. */
async function pass(time: number): Promise<void> {
  await settled();
  for (let left = time; left > 0; left -= 100) {
    clock.advance(Math.min(100, left));
    await settled();
  }
}
