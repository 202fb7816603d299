import { makeAutoObservable, observableRef } from "mobx";

import type { Checks } from "../checks/checks.ts";
import type { ShownAs } from "../shown-as/shown-as.ts";
import { isNarrow } from "./use-is-narrow.ts";

/** Which of the editor's panels are open: beside the page, and on a phone as sheets from below. */
export class Panels {
  /** On a phone. */
  sheet: "outline" | "inspector" | "checks" | null = null;
  /** The tab that is shown to the left of the page. */
  left = "outline";
  /** The tab to its right, and whether something was picked when somebody chose it. */
  right = { tab: "page", at: "" };
  /** What the page is checked by; null until its code is there. */
  checks: Checks | null = null;
  /** As whom and in which situation the page is shown; null until that can be chosen. */
  shown: ShownAs | null = null;

  constructor() {
    makeAutoObservable(this, { checks: observableRef, shown: observableRef, right: observableRef }, { autoBind: true });
  }

  open(sheet: Panels["sheet"]): void {
    this.sheet = sheet;
  }

  chooseLeft(tab: string): void {
    this.left = tab;
  }

  chooseRight(tab: string, at: string): void {
    this.right = { tab, at };
  }

  take(checks: Checks | null): void {
    this.checks = checks;
  }

  show(shown: ShownAs | null): void {
    this.shown = shown;
  }

  /** Shows what is said of the page: nothing may be picked. A sheet that is open makes way for it. */
  openPage(): void {
    this.right = { tab: "page", at: "page" };
    if (isNarrow()) this.sheet = "inspector";
  }

  /** Shows what the page's checks found. */
  openChecks(): void {
    this.left = "checks";
    if (isNarrow()) this.sheet = "checks";
  }
}
