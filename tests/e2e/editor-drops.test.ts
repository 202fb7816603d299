import type { CDPSession } from "playwright/test";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { checkLayout } from "#schemas/page/invariants.ts";
import { parentsOf } from "#schemas/page/tree.ts";
import { both } from "#starter/both.ts";
import { block, type BlockTree, columns, layout, section } from "#starter/layout-builder.ts";
import { isLong } from "#tests/setup/is-long.ts";

import { callAs, openEditor } from "./support/administrator.ts";
import { boxOf, onCanvas } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";
import { type PlannedDrag, type SeenDrop, type Spot, watchDrops } from "./support/watched-drops.ts";

/** `LONG=1` (`npm run test:long`) lets a thousand go. */
const drops = isLong ? 1000 : 250;
/** So many drags are as fast as the browser takes them for each that rests on its way: there the page scrolls by itself. */
const slow = 5;
const words = (id: string): BlockTree =>
  block(id, "rich-text", { html: both(`<p>Le mot ${id}, et quelques autres.</p>`, `<p>The word ${id}.</p>`) });
const title = (id: string): BlockTree =>
  block(id, "heading", { title: both(`Titre ${id}`, `Title ${id}`), size: "small" });

/** Sections, sections in sections, columns in columns, and slots that nothing stands in. */
const nested = layout(
  "page",
  title("t0"),
  section("s1", { spacing: "small" }, [title("t1"), words("w1"), words("w2")]),
  columns(
    "c1",
    {},
    [words("w3"), columns("c2", {}, [words("w4")], [title("t2")]), words("w5")],
    [section("s2", { spacing: "small" }, [words("w6")]), title("t3")],
  ),
  section("empty", { spacing: "small" }, []),
  section("s3", { spacing: "small", tone: "tint" }, [
    columns("c3", { ratio: "thirds" }, [words("w7")], [], [columns("c4", {}, [], [words("w8")])]),
    section("s4", { spacing: "small", tone: "dark" }, [title("t4"), words("w9")]),
  ]),
  words("w10"),
);
const ids = Object.keys(nested.blocks);

// Drawing takes most of the time where there is no graphics card: no more of the page than a drag needs.
test.use({ viewport: { width: 1280, height: 600 }, layout: nested });

test.beforeEach(async ({ page, own }) => {
  await openEditor(page, own.path);
  await watchDrops(page, ids);
});

test("blocks that are let go anywhere, while the pointer and the page move, stand where the line said, and no other has another container", async ({
  page,
  context,
  own,
  administrator,
}) => {
  test.setTimeout(600_000);
  const session = await context.newCDPSession(page);
  const roll = diceFrom(20_261_123);
  const step = async () => await page.evaluate((dice) => dropWatch.step(dice), roll(32));
  let [done, scrolling, nowhere] = [0, 0, 0];
  let { plan } = await step();
  while (done < drops) {
    await dragAlong(session, plan, done % slow === 0);
    const { seen, plan: next } = await step();
    const told = JSON.stringify({ plan, seen });
    plan = next;
    if (seen.dragged === null) continue;
    expect(wrongIn(seen), `drop ${done}: ${told}`).toEqual([]);
    done += 1;
    if (seen.scrolled > 0) scrolling += 1;
    if (seen.said === null) nowhere += 1;
  }
  // The page has scrolled under some of them, and there was somewhere to go for nearly all.
  expect(scrolling).toBeGreaterThan(drops / 40);
  expect(nowhere).toBeLessThan(drops / 10);
  await expect(page.locator("[data-state=saved]").first()).toBeVisible();
  const draft = `/draft/layout/${own.layoutId}`;
  const { document } = await callAs<{ readonly document: LayoutDocument }>(administrator, "GET", draft);
  expect(checkLayout(document, definitionsBySlug)).toEqual([]);
  const parents = [...parentsOf(document)].map(([id, { into, slot }]) => [id, `${into ?? ""}/${slot}`] as const);
  expect(Object.fromEntries(parents)).toEqual(await page.evaluate(() => dropWatch.containers()));
});

test("a block that is flicked, let go before it was drawn once, is dropped and dragged no further", async ({
  page,
}) => {
  const [from, to] = [await boxOf(onCanvas(page, "t0")), await boxOf(onCanvas(page, "w1"))];
  const [start, end] = [
    { x: from.x + 20, y: from.y + from.height / 2 },
    { x: to.x + 40, y: to.y + to.height - 4 },
  ];
  await page.evaluate(
    ([pressed, released]) => {
      const tell = (type: string, { x, y }: Spot): void => {
        const told = { bubbles: true, cancelable: true, clientX: x, clientY: y, buttons: 1 };
        document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent(type, told));
      };
      tell("mousedown", pressed);
      tell("mousemove", released);
      tell("mouseup", released);
    },
    [start, end] as const,
  );
  await expect.poll(async () => (await page.evaluate(() => dropWatch.containers()))["t0"]).toBe("s1/content");
  expect(wrongIn(await page.evaluate(() => dropWatch.seen()))).toEqual([]);
  await page.mouse.move(to.x + 60, to.y + 10);
  await expect(page.locator("[data-drop-line], [data-drag-chip]")).toHaveCount(0);
});

/** What a drop did that its line didn't say. */
function wrongIn({ said, stands, others, wasTrue, goesOn }: SeenDrop): readonly string[] {
  return [
    ...(said !== null && stands !== said ? [`stands in ${String(stands)}, the line said ${said}`] : []),
    ...(wasTrue ? [] : ["the line or the pointer was not in the container that the line named"]),
    ...others.map((id) => `${id} has another container`),
    ...(goesOn ? ["something is dragged still"] : []),
  ];
}

/** Presses, moves and lets go, as fast as the browser takes it: nobody waits for what a move does. Slowly, it rests on the way. */
async function dragAlong(session: CDPSession, { from, way }: PlannedDrag, isSlow: boolean): Promise<void> {
  const send = async (type: "mousePressed" | "mouseMoved" | "mouseReleased", { x, y }: Spot): Promise<unknown> => {
    const isDown = type !== "mouseReleased";
    const pressed = { button: "left", buttons: isDown ? 1 : 0, clickCount: 1 } as const;
    return await session.send("Input.dispatchMouseEvent", { type, x, y, ...pressed });
  };
  const sent = [send("mousePressed", from)];
  for (const spot of way) {
    const moved = send("mouseMoved", spot);
    sent.push(moved);
    if (!isSlow) continue;
    await moved;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  await Promise.all([...sent, send("mouseReleased", way.at(-1) ?? from)]);
}

/** Random numbers from 0 to 1, the same for the same seed. */
function diceFrom(seed: number): (count: number) => readonly number[] {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  return (count) => Array.from({ length: count }, next);
}
