import { describe, expect, test } from "vitest";

import { views } from "#blocks/views.ts";

import { findView, isViewComing, loadAllViews, loadViews } from "./views.ts";

describe("views come by slug", () => {
  test("one that isn't there yet is asked for by asking whether it comes", async () => {
    expect(findView("heading")).toBeUndefined();
    expect(isViewComing("heading")).toBe(true);
    await loadViews(["heading"]);
    expect(isViewComing("heading")).toBe(false);
    expect(findView("heading")).toBe(views["heading"]);
  });

  test("of a slug that no block has, none comes", async () => {
    await loadViews(["nowhere", "constructor"]);
    expect(isViewComing("nowhere")).toBe(false);
    expect(findView("constructor")).toBeUndefined();
  });

  test("every block's view is the one that the site draws it with", async () => {
    await loadAllViews();
    for (const [slug, view] of Object.entries(views)) expect(findView(slug), slug).toBe(view);
  });
});
