import { describe, expect, test } from "vitest";

import { scrollPlan, type Arrival } from "./scroll-plan.ts";

const arrival: Arrival = { type: "PUSH", hash: "", keepScroll: false, saved: null };
const saved = { x: 0, y: 640 };

describe("[§2] scroll on arrival", () => {
  test("[§2 scroll-top] a new navigation goes to the top", () => {
    expect(scrollPlan(arrival)).toEqual({ to: "top" });
    expect(scrollPlan({ ...arrival, saved })).toEqual({ to: "top" });
  });

  test("[§2 scroll-kept] unless disabled", () => {
    expect(scrollPlan({ ...arrival, keepScroll: true })).toEqual({ to: "stay" });
  });

  test("[§2 scroll-anchor] hash anchors are scrolled to", () => {
    expect(scrollPlan({ ...arrival, hash: "#sols" })).toEqual({ to: "anchor", id: "sols" });
    expect(scrollPlan({ ...arrival, hash: "#c%C3%A9pages", keepScroll: true })).toEqual({
      to: "anchor",
      id: "cépages",
    });
  });

  test("back and forward go to where the visitor was, also on a page with an anchor", () => {
    expect(scrollPlan({ ...arrival, type: "POP", hash: "#sols", saved })).toEqual({ to: "position", position: saved });
  });

  test("back to a place that was never left goes to its anchor, else to the top", () => {
    expect(scrollPlan({ ...arrival, type: "POP", hash: "#sols" })).toEqual({ to: "anchor", id: "sols" });
    expect(scrollPlan({ ...arrival, type: "POP" })).toEqual({ to: "top" });
  });

  test("a hash that is not well encoded is taken as it is written", () => {
    expect(scrollPlan({ ...arrival, hash: "#100%" })).toEqual({ to: "anchor", id: "100%" });
  });
});
