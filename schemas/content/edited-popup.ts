import type { Localized } from "../locale.ts";

/**
 * What visitors have of a popup now: nothing yet (`private`), nothing for its switch (`off`), nothing before its time or after it,
 * nothing for its blocks that can't be had (`broken`), or the popup itself.
 */
export const popupStates = ["private", "off", "planned", "over", "broken", "shown"] as const;

export type PopupState = (typeof popupStates)[number];

/** A popup as those see it who edit popups. */
export interface EditedPopup {
  readonly id: number;
  /** As it is edited now. */
  readonly title: Localized<string>;
  readonly state: PopupState;
  /** True where its draft isn't what visitors have. */
  readonly hasChanges: boolean;
  /** When what visitors have of it begins and ends, in UTC; null: no such limit. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** What leads to it by a link, as it is published. */
  readonly linkedFrom: readonly LinkingLayout[];
}

export interface LinkingLayout {
  readonly kind: "page" | "frame" | "reusable" | "template";
  /** A page's title, else the layout's name. */
  readonly name: string;
}

/** All popups, with the reusable layouts that they can show. */
export interface EditedPopups {
  readonly popups: readonly EditedPopup[];
  readonly reusables: readonly { readonly id: number; readonly name: string }[];
}
