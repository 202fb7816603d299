import { autorun } from "mobx";

import { progressTimes, type ProgressState } from "./progress-machine.ts";
import type { ProgressStore } from "./progress-store.ts";

/** How far the bar gets while nothing has come yet, in percent of the window. */
const patience = 0.95;

const look =
  "position:fixed;inset:0 0 auto;height:3px;z-index:1001;pointer-events:none;transform-origin:left;" +
  "transform:scaleX(0);opacity:0;background:var(--progress-colour,#7b1e3a);";

/** Draws the slim progress bar in a node of its own, outside #page. Gives the function that ends it. */
export function drawProgress(store: ProgressStore): () => void {
  const bar = document.createElement("div");
  bar.id = "progress";
  bar.ariaHidden = "true";
  bar.style.cssText = look;
  document.body.append(bar);
  const stop = autorun(() => draw(bar, store.state));
  return () => {
    stop();
    bar.remove();
  };
}

function draw(bar: HTMLElement, { phase }: ProgressState): void {
  bar.dataset["phase"] = phase;
  const { style } = bar;
  if (phase === "idle" || phase === "waiting") {
    style.transition = "none";
    style.transform = "scaleX(0)";
    style.opacity = "0";
    return;
  }
  style.opacity = "1";
  // The start position must have been drawn once, or the transition has nothing to start from.
  void bar.offsetWidth;
  const time = phase === "running" ? progressTimes.duration : progressTimes.hideDelay / 2;
  style.transition = `transform ${time}ms cubic-bezier(0.1, 0.6, 0.3, 1)`;
  style.transform = `scaleX(${phase === "running" ? patience : 1})`;
  style.setProperty("--progress-colour", phase === "failed" ? "#c62828" : "");
}
