import { type ReactNode, useMemo } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { testImage } from "#editor/fields/test-ports.ts";
import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";
import type { Anchor } from "#schemas/page/commands/place.ts";
import type { BlockNode } from "#schemas/page/layout.ts";
import { err, ok } from "#schemas/result.ts";

import type { PicturePage } from "./picture-page.ts";
import { pictureOf } from "./test-picture.ts";
import { NotNow } from "#editor/ports/not-now.ts";
import { usePictureDrop } from "./use-picture-drop.tsx";

const blocks = new Map<string, BlockNode>(
  ["banner", "rich-text", "gallery", "section"].map((slug) => {
    return [slug, { id: slug, slug, v: definitionsBySlug.get(slug)?.version ?? 0, props: {}, slots: {} }];
  }),
);
const between: Anchor = { into: null, slot: "root", after: "banner" };

/** A page of four blocks, each 120 pixels high, and what becomes of it. */
async function show(upload: FieldPorts["upload"], picked: string | null = null) {
  const run = vi.fn<PicturePage["run"]>(() => ok(null));
  const insertImages = vi.fn<PicturePage["insertImages"]>(() => ok(null));
  const left = vi.fn();
  const gone = new Set<string>();
  const find = (id: string | null) => (id === null || gone.has(id) ? null : (blocks.get(id) ?? null));
  const elementOf = (id: string) => document.querySelector(`[data-id="${id}"]`);
  const own: PicturePage = {
    blockAt: (target) => find((target as Element).closest<HTMLElement>("[data-id]")?.dataset["id"] ?? null),
    picked: () => find(picked),
    find,
    definitionOf: (slug) => definitionsBySlug.get(slug),
    boxOf: (id) => elementOf(id)?.getBoundingClientRect() ?? null,
    placeAt: () => between,
    leavePlace: left,
    insertImages,
    run,
  };
  function Page(): ReactNode {
    const ports = useMemo(() => ({ ...(upload && { upload }) }), []);
    const pictures = usePictureDrop(own, ports);
    return (
      <>
        <main {...pictures.handlers}>
          {[...blocks.keys()].map((id) => (
            <div key={id} data-id={id} style={{ blockSize: 120 }}>
              <p>{id}</p>
            </div>
          ))}
        </main>
        <label>
          Titre <input />
        </label>
        {pictures.signs}
      </>
    );
  }
  await render(
    <InEditor>
      <Page />
    </InEditor>,
  );
  return { run, insertImages, left, gone, elementOf };
}

/** Drags files over an element, or drops them there; in its middle, or so many pixels below its top. */
function drag(type: string, target: Element | null, files: readonly File[], below = 60) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const { left = 0, top = 0 } = target?.getBoundingClientRect() ?? {};
  const at = { clientX: left + 200, clientY: top + below };
  const event = new DragEvent(type, { ...at, dataTransfer: data, bubbles: true, cancelable: true });
  target?.dispatchEvent(event);
  return event;
}

function paste(target: EventTarget, files: readonly File[], text = "") {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  if (text !== "") data.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

/** An upload that is finished by hand. */
function byHand() {
  let finish: (outcome: Awaited<ReturnType<NonNullable<FieldPorts["upload"]>>>) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  let progress: (part: number) => void = () => undefined;
  const upload = vi.fn<NonNullable<FieldPorts["upload"]>>(async (_files, onProgress) => {
    progress = onProgress;
    return await new Promise((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
  });
  return {
    upload,
    progress: (part: number) => progress(part),
    finish: (...ids: number[]) => finish(ok(ids.map((id) => testImage(id, "a.jpg")))),
    fail: (error: Error) => fail(error),
    refuse: (text: string) => finish(err(text)),
  };
}

const setImage = (id: string, value: unknown, prop = "image") => [
  [{ type: "set-props", id, changes: [{ prop, value }] }],
];

test("a picture dropped on a block that takes one goes into it, and how far it is stands on the block", async () => {
  const hand = byHand();
  const { run, insertImages, elementOf } = await show(hand.upload);
  const banner = elementOf("banner");
  const files = [await pictureOf("a.jpg"), await pictureOf("b.jpg")];
  expect(drag("dragover", banner, files).defaultPrevented).toBe(true);
  await expect.element(page.getByText("Déposez l’image ici")).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  expect(drag("drop", banner, files).defaultPrevented).toBe(true);
  await expect.element(page.getByText("Déposez l’image ici")).not.toBeInTheDocument();
  expect(hand.upload.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(["a.jpg"]);
  // Nothing is under way until somebody has said what it shows.
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  hand.progress(0);
  hand.progress(0.4);
  const bar = page.getByRole("progressbar", { name: "Envoi de l’image…" });
  await expect.element(bar).toHaveAttribute("value", "0.4");
  await expect.element(page.getByText("40\u00a0%")).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  const [sign, box] = [bar.element().getBoundingClientRect(), banner?.getBoundingClientRect()];
  expect(sign.top).toBeGreaterThan(box?.top ?? 0);
  expect(sign.bottom).toBeLessThan(box?.bottom ?? 0);
  hand.finish(7);
  await expect.poll(() => run.mock.calls).toEqual([setImage("banner", { id: 7 })]);
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(page.getByText("Image ajoutée.")).toBeInTheDocument();
  expect(insertImages).not.toHaveBeenCalled();
});

test("a gallery gets all of them", async () => {
  const hand = byHand();
  const { run, elementOf } = await show(hand.upload);
  drag("drop", elementOf("gallery"), [await pictureOf("a.jpg"), await pictureOf("b.jpg")]);
  hand.finish(7, 8);
  const items = [7, 8].map((id) => ({ image: { id } }));
  await expect.poll(() => run.mock.calls).toEqual([setImage("gallery", items, "images")]);
});

test.each([
  ["on a block that takes none", "rich-text", 60],
  ["on a container", "section", 60],
  ["at the upper edge of one that does", "banner", 5],
  ["at its lower edge", "banner", 115],
])("%s it becomes a block of its own, at the place that was shown", async (_where, id, below) => {
  const hand = byHand();
  const { run, insertImages, elementOf } = await show(hand.upload);
  const files = [await pictureOf("a.jpg")];
  drag("dragover", elementOf(id), files, below);
  await expect.element(page.getByText("Déposez l’image ici")).not.toBeInTheDocument();
  drag("drop", elementOf(id), files, below);
  hand.progress(0.5);
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  hand.finish(7);
  await expect.poll(() => insertImages.mock.calls).toEqual([[[7], between]]);
  expect(run).not.toHaveBeenCalled();
});

test("the sign goes when the picture is carried away, and what was shown between blocks with it", async () => {
  const { left, elementOf } = await show(byHand().upload);
  drag("dragover", elementOf("banner"), [await pictureOf("a.jpg")]);
  await expect.element(page.getByText("Déposez l’image ici")).toBeVisible();
  left.mockClear();
  drag("dragleave", elementOf("banner"), []);
  await expect.element(page.getByText("Déposez l’image ici")).not.toBeInTheDocument();
  expect(left).toHaveBeenCalledOnce();
});

test("a pasted picture goes into the block that is picked, else it becomes one; words in a field stay words", async () => {
  const hand = byHand();
  const { run } = await show(hand.upload, "banner");
  const file = await pictureOf("image.png");
  expect(paste(document.body, [file], "A table's cells").defaultPrevented).toBe(false);
  expect(paste(page.getByRole("textbox").element(), [file]).defaultPrevented).toBe(false);
  expect(hand.upload).not.toHaveBeenCalled();
  expect(paste(document.body, [file]).defaultPrevented).toBe(true);
  hand.finish(9);
  await expect.poll(() => run.mock.calls).toEqual([setImage("banner", { id: 9 })]);
});

test("with nothing picked that takes it, a pasted picture comes where new things do", async () => {
  const hand = byHand();
  const { insertImages } = await show(hand.upload, "rich-text");
  paste(document.body, [await pictureOf("image.png")]);
  hand.finish(9);
  await expect.poll(() => insertImages.mock.calls).toEqual([[[9], null]]);
});

test("what can't be taken now stays in words until it is read, and the same picture is sent again on a press", async () => {
  const hand = byHand();
  const { run, elementOf } = await show(hand.upload);
  drag("drop", elementOf("banner"), [await pictureOf("a.jpg")]);
  hand.progress(0.9);
  hand.fail(new NotNow("Trop de demandes."));
  await expect.element(page.getByRole("listitem").getByText("Trop de demandes.")).toBeVisible();
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Réessayer" }));
  expect(hand.upload).toHaveBeenCalledTimes(2);
  expect(hand.upload.mock.calls[1]?.[0]).toEqual(hand.upload.mock.calls[0]?.[0]);
  hand.finish(7);
  await expect.poll(() => run.mock.calls).toEqual([setImage("banner", { id: 7 })]);
});

test("what is refused stays in words until it is read; another try would come to the same", async () => {
  const hand = byHand();
  const { elementOf } = await show(hand.upload);
  drag("drop", elementOf("banner"), [await pictureOf("a.jpg")]);
  hand.refuse("Cette image est abîmée.");
  await expect.element(page.getByRole("listitem").getByText("Cette image est abîmée.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Réessayer" })).not.toBeInTheDocument();
});

test("a line that is cut says so, with another try", async () => {
  const { elementOf } = await show(async () => await Promise.reject(new Error("offline")));
  drag("drop", elementOf("banner"), [await pictureOf("a.jpg")]);
  await expect.element(page.getByRole("listitem").getByText(/n’a pas pu être envoyée/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
});

test("a block that is gone meanwhile loses no picture: it waits in the library", async () => {
  const hand = byHand();
  const { run, gone, elementOf } = await show(hand.upload);
  drag("drop", elementOf("banner"), [await pictureOf("a.jpg")]);
  gone.add("banner");
  hand.finish(7);
  await expect.element(page.getByRole("listitem").getByText(/vous attend dans la médiathèque/)).toBeVisible();
  expect(run).not.toHaveBeenCalled();
});

test("what it was to come behind is gone meanwhile: it comes where new things do", async () => {
  const hand = byHand();
  const { insertImages, gone, elementOf } = await show(hand.upload);
  drag("drop", elementOf("rich-text"), [await pictureOf("a.jpg")]);
  gone.add("banner");
  hand.finish(7);
  await expect.poll(() => insertImages.mock.calls).toEqual([[[7], null]]);
});

test("other files are refused in words, and a file beside the page doesn't take the editor's place", async () => {
  const hand = byHand();
  const { elementOf } = await show(hand.upload);
  drag("drop", elementOf("banner"), [new File(["%PDF-"], "carte.pdf", { type: "application/pdf" })]);
  await expect
    .element(page.getByRole("listitem").getByText("Seules des images peuvent être déposées ici."))
    .toBeVisible();
  expect(hand.upload).not.toHaveBeenCalled();
  const files = [await pictureOf("a.jpg")];
  expect(drag("dragover", document.body, files).defaultPrevented).toBe(true);
  expect(drag("drop", document.body, files).defaultPrevented).toBe(true);
  expect(hand.upload).not.toHaveBeenCalled();
  // What carries no files is somebody else's.
  expect(drag("dragover", elementOf("banner"), []).defaultPrevented).toBe(false);
});
