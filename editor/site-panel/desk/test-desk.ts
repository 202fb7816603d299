import { vi } from "vitest";

import type { Command } from "#schemas/page/commands/command.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import { openScene, sceneKind, sceneWords } from "../../saving/test-scene.ts";
import { Desk, type DeskPlace, type OpenDraft } from "./desk.ts";
import { deskDocument } from "./desk-document.tsx";

/** A desk with documents that need no server; what stands for the settings, and those that are opened, are pages. For tests. */
export async function testDesk() {
  const { store: settings } = await openScene();
  const { store } = await openScene();
  const close = vi.fn(async () => await Promise.resolve());
  const openDraft = vi.fn(async () => await Promise.resolve({ store, close }));
  const rules = { rules: sceneKind, words: sceneWords };
  const site = deskDocument({ ...rules, draft: settings, what: "site" });
  // The test's documents are all of one kind.
  const desk = new Desk(site, openDraft as unknown as OpenDraft);
  const place: DeskPlace<LayoutDocument, Command> = { kind: "layout", id: 7, ...rules };
  return { desk, place, store, openDraft, close };
}
