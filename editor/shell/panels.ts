import { makeAutoObservable, observableRef } from "mobx";

import type { Checks } from "../checks/checks.ts";
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

  constructor() {
    makeAutoObservable(this, { checks: observableRef, right: observableRef }, { autoBind: true });
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
