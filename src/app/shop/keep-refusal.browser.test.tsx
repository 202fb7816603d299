import { expect, test } from "vitest";

import { keepRefusal } from "./keep-refusal.ts";

/** A cart's page with a form to enter a code and one to change a line, as it is replaced by a newer state of itself. */
function showPage(): HTMLFormElement {
  const [code, line] = [formWith("/cart/code", "code", "text"), formWith("/cart/quantity", "line", "hidden", "7")];
  document.body.replaceChildren(line, code);
  document.dispatchEvent(new CustomEvent("cellardoor:page"));
  return code;
}

function formWith(action: string, name: string, type: string, value = ""): HTMLFormElement {
  const form = document.createElement("form");
  form.setAttribute("action", action);
  form.append(Object.assign(document.createElement("input"), { name, type, value }));
  return form;
}

function showRefused(form: HTMLFormElement): void {
  const words = Object.assign(document.createElement("p"), { role: "alert", textContent: "Ce code est passé." });
  words.dataset["said"] = "";
  form.append(words);
}

test("a refusal, and what is typed beside it since, stay when the page is replaced; once something is done they go", () => {
  const keeper = keepRefusal();
  const first = showPage();
  showRefused(first);
  keeper.said(first);
  const [field] = first.querySelectorAll("input");
  if (field) field.value = "PRINTEMPS";

  const second = showPage();
  expect(second.textContent).toBe("Ce code est passé.");
  expect(second.querySelector("input")?.value).toBe("PRINTEMPS");
  expect(document.querySelectorAll("[data-said]")).toHaveLength(1);
  expect(document.querySelector<HTMLInputElement>("[name=line]")?.value).toBe("7");

  keeper.forget();
  expect(showPage().textContent).toBe("");
});

test("a refusal of a form that was replaced before it came stands in the one in its place; where there is none, nowhere", () => {
  const keeper = keepRefusal();
  const first = showPage();
  const second = showPage();
  showRefused(first);
  keeper.said(first);
  expect(second.textContent).toBe("Ce code est passé.");
  document.body.replaceChildren();
  document.dispatchEvent(new CustomEvent("cellardoor:page"));
  expect(showPage().textContent).toBe("");
});
