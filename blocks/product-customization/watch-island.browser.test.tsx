import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { showProblem } from "#blocks/kit/form-dom.ts";
import { type CustomizationPort, PortsProvider, quietPorts } from "#blocks/kit/ports.tsx";
import { fixtureElement } from "#blocks/kit/render-fixture.tsx";
import { readSaved } from "#schemas/commerce/customization-form.ts";

import { productCustomizationFixtures } from "./fixtures.ts";
import { ProductCustomizationView } from "./view.tsx";
import { watchForm } from "./watch-form.ts";

vi.mock("./watch-form.ts", { spy: true });

const file = "0123456789abcdef0123456789abcdef";
const costing = (customization: number, quantity = 1) => {
  const unitPrice = 39.9 + customization;
  return { customization, unitPrice, total: unitPrice * quantity, answers: [] };
};

/** The form with all fields at once, over a server that answers so. */
async function open({ price, keepFile }: Partial<CustomizationPort> = {}) {
  const port = {
    price: vi.fn<CustomizationPort["price"]>(price ?? (async ({ quantity }) => costing(8, quantity))),
    keepFile: vi.fn<CustomizationPort["keepFile"]>(
      keepFile ?? (async (_input, { name, size }) => ({ file, filename: name, bytes: size })),
    ),
  };
  vi.mocked(watchForm).mockClear();
  const [fixture] = productCustomizationFixtures;
  if (!fixture) throw new Error("No fixture");
  await render(
    <PortsProvider value={{ ...quietPorts, customizations: async () => port }}>
      {fixtureElement(ProductCustomizationView, fixture as never)}
    </PortsProvider>,
  );
  // What watches the form comes after the island.
  await expect.poll(() => vi.mocked(watchForm).mock.settledResults.length).toBe(1);
  const form = document.querySelector("form");
  if (!form) throw new Error("No form");
  const posted = vi.fn<(fields: FormData) => void>();
  form.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    posted(new FormData(form));
  });
  return { ...port, posted, saved: () => readSaved(String(new FormData(form).get("saved"))) };
}

const drawing = page.getByLabelText(/^Un dessin/);
const png = (name: string) => new File([new Uint8Array(8)], name, { type: "image/png" });

beforeEach(() => sessionStorage.clear());

test("what was answered is there again when somebody comes back to the form as it begins; what went into the cart isn't", async () => {
  const first = await open();
  await userEvent.fill(page.getByLabelText("Texte à graver"), "Pour Lise");
  const form = document.querySelector("form")!;
  form.requestSubmit();
  expect(first.posted).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  const again = await open();
  await expect.element(page.getByLabelText("Texte à graver")).toHaveValue("Pour Lise");
  expect(again.saved()).toMatchObject([{ id: 1, textValue: "Pour Lise" }, {}, {}, {}]);
  document.querySelector<HTMLButtonElement>('button[value="add"]:not([aria-hidden])')!.click();
  expect(again.posted).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  const over = await open();
  await expect.element(page.getByLabelText("Texte à graver")).toHaveValue("");
  expect(over.saved()).toEqual([]);
});

test("[§9 customization-shown] what it costs follows what is answered, as the server says it; the last wish counts", async () => {
  let answerFirst: (() => void) | undefined;
  const { price } = await open({
    async price({ quantity }, signal) {
      if (quantity === 1) await new Promise<void>((resolve) => (answerFirst = resolve));
      return costing(signal.aborted ? 999 : 8, quantity);
    },
  });
  await userEvent.fill(page.getByLabelText("Texte à graver"), "Lise");
  await expect.poll(() => price.mock.calls.length).toBe(1);
  expect(price.mock.calls[0]?.[0]).toMatchObject({
    ...{ product: 1, declination: 90, quantity: 1 },
    customizations: [{ id: 1, textValue: "Lise" }, { id: 2 }, { id: 3 }, { id: 4 }],
  });
  await userEvent.selectOptions(page.getByLabelText("Quantité"), "2");
  await expect.element(page.getByText("95,80\u00a0€")).toBeVisible();
  answerFirst?.();
  await expect.element(page.getByText("+8,00\u00a0€", { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain("999");
});

test("characters are counted as people count them, and what the server refuses stands at the field until that is changed", async () => {
  await open({ price: async () => ({ errors: { 1: "doit avoir 40 caractères au plus" } }) });
  const text = page.getByLabelText("Texte à graver");
  await userEvent.fill(text, "🍷".repeat(41));
  await expect.element(page.getByText("(41 / 40)")).toBeVisible();
  await expect.element(page.getByText("« Texte à graver » doit avoir 40 caractères au plus.")).toBeVisible();
  await expect.element(text).toHaveAttribute("aria-invalid", "true");
  await userEvent.fill(text, "Lise");
  await expect.element(text).not.toHaveAttribute("aria-invalid");
});

test("a file is judged as it is chosen: kept, it is named, goes along by its id and can be taken away", async () => {
  const { keepFile, saved } = await open();
  await userEvent.upload(drawing, png("blason.png"));
  const kept = page.getByText("Fichier retenu : blason.png").first();
  await expect.element(kept).toBeVisible();
  expect(keepFile.mock.calls[0]?.[0]).toBe(4);
  expect(saved()).toMatchObject([{ id: 4, file, filename: "blason.png" }]);
  await expect.element(drawing, { message: "it isn't sent once more" }).toHaveValue("");
  await expect.element(page.getByRole("status")).toHaveTextContent("Fichier retenu : blason.png");
  const remove = page.getByRole("button", { name: /^Retirer ce fichier/ });
  await userEvent.click(remove);
  await expect.element(remove).not.toBeInTheDocument();
  expect(saved()).toEqual([]);
  await expect.element(drawing).toHaveFocus();
});

test("one that isn't taken is told at once, and a form that is sent meanwhile waits for it", async () => {
  let judge: ((kept: { readonly refusal: string }) => void) | undefined;
  const { posted } = await open({ keepFile: async () => await new Promise((resolve) => (judge = resolve)) });
  await userEvent.upload(drawing, png("faux.png"));
  await userEvent.click(page.getByRole("button", { name: "Ajouter au panier" }));
  expect(posted).not.toHaveBeenCalled();
  judge?.({ refusal: "est un fichier vide" });
  await expect.element(page.getByText("« Un dessin pour l’étiquette » est un fichier vide.").first()).toBeVisible();
  await expect.element(drawing).toHaveAttribute("aria-invalid", "true");
  expect(posted).not.toHaveBeenCalled();
});

test("a form that is sent while its file is judged goes by itself once that is kept", async () => {
  let judge: ((kept: { file: string; filename: string; bytes: number }) => void) | undefined;
  const { posted } = await open({ keepFile: async () => await new Promise((resolve) => (judge = resolve)) });
  await userEvent.upload(drawing, png("blason.png"));
  await userEvent.click(page.getByRole("button", { name: "Ajouter au panier" }));
  judge?.({ file, filename: "blason.png", bytes: 8 });
  await expect.poll(() => posted.mock.calls.length).toBe(1);
});

test("a file that was chosen in place of a refused one before the form was watched takes the refusal away", async () => {
  await open();
  const { calls, results } = vi.mocked(watchForm).mock;
  const [[form, facts, ports]] = calls as [Parameters<typeof watchForm>];
  results[0]?.value();
  showProblem(
    form.id,
    (drawing.element() as HTMLInputElement).name,
    "« Un dessin pour l’étiquette » est un fichier vide.",
  );
  await userEvent.upload(drawing, png("blason.png"));
  const stop = watchForm(form, facts, ports);
  await expect.element(page.getByText("Fichier retenu : blason.png").first()).toBeVisible();
  await expect.element(drawing, { message: "or the form would never be sent" }).not.toHaveAttribute("aria-invalid");
  stop();
});
