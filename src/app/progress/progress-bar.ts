import { autorun } from "mobx";

import { progressTimes, type ProgressState } from "./progress-machine.ts";
import type { ProgressStore } from "./progress-store.ts";

/** How far the bar gets while nothing has come yet, as a part of the window's width. */
const longestRun = 0.95;

const look =
  "position:fixed;inset:0 0 auto;height:3px;z-index:1001;pointer-events:none;transform-origin:left;" +
  "transform:scaleX(0);opacity:0;box-shadow:0 1px 0 #fffc;";

/** The colour of a navigation that failed; it has to differ from any estate's own. */
const failure = "#e53935";

/**
 * Renders the slim progress bar in a node of its own, outside #page, in the theme's main colour as it is
 * at that moment. Gives the function that ends it.
 */
export function renderProgress(store: ProgressStore, page: Element): () => void {
  const bar = document.createElement("div");
  bar.id = "progress";
  bar.ariaHidden = "true";
  bar.style.cssText = look;
  document.body.append(bar);
  const stop = autorun(() => render(bar, store.state, page));
  return () => {
    stop();
    bar.remove();
  };
}

function render(bar: HTMLElement, { phase }: ProgressState, page: Element): void {
  bar.dataset["phase"] = phase;
  const { style } = bar;
  if (phase === "idle" || phase === "waiting") {
    style.transition = "none";
    style.transform = "scaleX(0)";
    style.opacity = "0";
    return;
  }
  style.opacity = "1";
  // The start position must have been painted once, or the transition has nothing to start from.
  void bar.offsetWidth;
  const time = phase === "running" ? progressTimes.duration : progressTimes.hideDelay / 2;
  style.transition = `transform ${time}ms cubic-bezier(0.1, 0.6, 0.3, 1)`;
  style.transform = `scaleX(${phase === "running" ? longestRun : 1})`;
  style.backgroundColor = phase === "failed" ? failure : getComputedStyle(page).getPropertyValue("--color-primary");
}
