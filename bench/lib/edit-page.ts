import type { Browser, CDPSession, Page } from "playwright";

import type { BenchEditor, EditedPage } from "./bench-editor.ts";
import { framesDuring, installProbe, timeFromAnswer, timePress } from "./editor-probe.ts";
import { keptHeap } from "./kept-heap.ts";
import { median } from "./statistics.ts";
import { typeCost } from "./type-cost.ts";

/** What one visit of an editor measured, by the names of Gutenberg's suite where it has one. Milliseconds, kilobytes. */
export interface EditFigures {
  /** From the document's answer until the first block is drawn. */
  readonly firstBlock: number;
  readonly initialScript: number;
  /** What a key's own events take (keydown, keypress, keyup), as Gutenberg counts it; without the paint. */
  readonly type: number;
  /** From a key until its letter is drawn on the canvas. */
  readonly keyToPaint: readonly number[];
  /** The longest frame while a key is held. */
  readonly heldKey: number;
  /** From the press on another block until its form stands there. */
  readonly focus: number;
  readonly listViewOpen: number;
  readonly inserterOpen: number;
  readonly inserterSearch: number | null;
  readonly dragFrame: number;
  readonly delete: number;
  readonly duplicate: number;
  readonly undo: number;
  readonly heapPerEdit: number;
}

export interface Visit {
  readonly page: EditedPage;
  /** How many times slower the processor is made. */
  readonly slower: number;
}

const [keys, burst, heapEdits] = [12, 45, 30];

/** Edits a page as somebody does, and times it. */
export async function editPage(
  browser: Browser,
  editor: BenchEditor,
  { page: edited, slower }: Visit,
): Promise<EditFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await context.addCookies([...editor.cookies]);
  const page = await context.newPage();
  await installProbe(page);
  const session = await context.newCDPSession(page);
  const address = await editor.prepare(edited);
  await page.goto(address);
  const initialScript = (await editor.open(page)) / 1000;
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.goto(address);
  const firstBlock = await timeFromAnswer(page, editor.heading(1));
  await page.waitForLoadState("networkidle");
  const focus = await timePress(page, editor.chosen("Title 1"), async () => await click(editor, page, 1));
  const type = await typeCost(session, async () => await typeWords(editor, page, "abcdefghij"));
  const keyToPaint = await timeKeys(editor, page);
  const heldKey = await holdKey(editor, page, session);
  const heapPerEdit = await heapOf(session, slower, async () => await typeSlowly(editor, page));
  const structure = await structural(editor, page);
  const [listViewOpen, inserterOpen] = await panels(editor, page);
  const inserterSearch = editor.search ? await searching(editor.search, page) : null;
  const dragFrame = await drag(editor, page);
  await context.close();
  return {
    ...{ firstBlock, initialScript, type, keyToPaint, heldKey, focus, listViewOpen, inserterOpen, inserterSearch },
    ...{ dragFrame, heapPerEdit, ...structure },
  };
}

async function click(editor: BenchEditor, page: Page, index: number): Promise<void> {
  await editor.blockAt(page, index).click();
}

async function typeWords(editor: BenchEditor, page: Page, words: string): Promise<number> {
  await editor.field(page).focus();
  for (const key of words) {
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
  }
  return words.length;
}

async function timeKeys(editor: BenchEditor, page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  await editor.field(page).fill("K");
  for (let key = 0; key < keys; key += 1) {
    await page.waitForTimeout(400);
    const title = `K${"k".repeat(key + 1)}`;
    times.push(await timePress(page, editor.heading(1, title), async () => await page.keyboard.press("k")));
  }
  return times;
}

/** Keys as a held one sends them, thirty a second: nobody waits for what they do. */
async function holdKey(editor: BenchEditor, page: Page, session: CDPSession): Promise<number> {
  await editor.field(page).fill("H");
  await editor.field(page).focus();
  const frames = await framesDuring(
    page,
    async () => {
      const sent: Promise<unknown>[] = [];
      for (let key = 0; key < burst; key += 1) {
        const held = { key: "h", code: "KeyH", text: "h", autoRepeat: key > 0 };
        sent.push(session.send("Input.dispatchKeyEvent", { type: "keyDown", ...held }));
        await new Promise((resolve) => setTimeout(resolve, 33));
      }
      sent.push(session.send("Input.dispatchKeyEvent", { type: "keyUp", key: "h", code: "KeyH" }));
      await Promise.all(sent);
    },
    editor.heading(1, `H${"h".repeat(burst)}`),
  );
  return Math.max(...frames);
}

async function typeSlowly(editor: BenchEditor, page: Page): Promise<number> {
  await editor.field(page).focus();
  for (let key = 0; key < heapEdits; key += 1) {
    await page.keyboard.press("e");
    await page.waitForTimeout(300);
  }
  return heapEdits;
}

/**
 * Kilobytes that stay for each edit: the program's own objects, without code that the engine happens to compile meanwhile.
 * They are counted by the processor as it is: nobody waits for that.
 */
async function heapOf(session: CDPSession, slower: number, work: () => Promise<number>): Promise<number> {
  const kept = async (): Promise<number> => {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const bytes = await keptHeap(session);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    return bytes;
  };
  const before = await kept();
  const edits = await work();
  return Math.max(0, (await kept()) - before) / 1000 / edits;
}

/** Takes a block away, takes that back, and copies one. */
async function structural(
  editor: BenchEditor,
  page: Page,
): Promise<Pick<EditFigures, "delete" | "duplicate" | "undo">> {
  const undo = async (): Promise<unknown> => await page.keyboard.press("Control+z");
  await click(editor, page, 2);
  await page.waitForTimeout(500);
  const gone = { ...editor.heading(2), count: { at: "most", limit: 0 } } as const;
  const removed = await timePress(page, gone, async () => await editor.remove(page));
  await page.waitForTimeout(500);
  const undone = await timePress(page, editor.heading(2), undo);
  await click(editor, page, 3);
  await page.waitForTimeout(500);
  const before = await page.evaluate((sight) => editorProbe.count(sight), editor.all);
  const more = { ...editor.all, count: { at: "least", limit: before + 1 } } as const;
  const copied = await timePress(page, more, async () => await editor.duplicate(page));
  return { delete: removed, undo: undone, duplicate: copied };
}

async function panels(editor: BenchEditor, page: Page): Promise<readonly [number, number]> {
  const { outline, inserter } = editor;
  const [list, insert]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 3; turn += 1) {
    insert.push(await timePress(page, inserter.seen, async () => await inserter.tab(page).click()));
    await page.waitForTimeout(300);
    list.push(await timePress(page, outline.seen, async () => await outline.tab(page).click()));
    await page.waitForTimeout(300);
  }
  await inserter.tab(page).click();
  return [median(list), median(insert)];
}

async function searching(search: NonNullable<BenchEditor["search"]>, page: Page): Promise<number> {
  const field = search.field(page);
  const all = await page.evaluate((sight) => editorProbe.count(sight), search.seen);
  const fewer = { ...search.seen, count: { at: "most", limit: all - 1 } } as const;
  return await timePress(page, fewer, async () => await field.press(search.letter));
}

/** The longest frame while a block is dragged over the page. */
async function drag(editor: BenchEditor, page: Page): Promise<number> {
  const box = await editor.blockAt(page, 1).boundingBox();
  if (!box) throw new Error("The block to drag is not there");
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 2 });
  await page.waitForTimeout(300);
  const frames = await framesDuring(page, async () => {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.move(x + step, y + 12 + step * 6);
      await page.waitForTimeout(16);
    }
  });
  const isDragging = (await page.evaluate((sight) => editorProbe.count(sight), editor.dragging)) > 0;
  await page.keyboard.press("Escape");
  await page.mouse.up();
  if (!isDragging) throw new Error(`${editor.name}: nothing was dragged while frames were counted`);
  return Math.max(...frames);
}
