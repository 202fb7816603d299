import type { Locator, Page } from "playwright/test";

import type { Administrator, OwnPage } from "../support/administrator.ts";

/** What a scene is played with. */
export interface Stage {
  readonly page: Page;
  readonly administrator: Administrator;
  /** A page that no other scene knows, gone afterwards. */
  readonly own: OwnPage;
}

/** A picture of the administrators' guide: how the real editor comes to look like that. */
export interface Scene {
  /** The name of the picture's file, without its ending. */
  readonly name: string;
  /** The window, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** What others have made on the site stands in it too: it is no measure of whether the guide's picture is still true. */
  readonly isShared?: true;
  /** Does what the guide says; gives the part of the window that is shown, or null for all of it. */
  play(stage: Stage): Promise<Locator | null>;
}

/** The window of most pictures: an ordinary notebook's. */
export const screen = { width: 1280, height: 800 } as const;
