import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { LabelCode } from "#schemas/content/label.ts";
import type { Locale } from "#schemas/locale.ts";

import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import { LabelCodes } from "./label-codes.tsx";
import { pngOf } from "./png-of.ts";
import { type Around, RecordsAround } from "./records-around.ts";

const code = (idDeclination: number, more: Partial<LabelCode> = {}): LabelCode => ({
  ...{ idDeclination, reference: `MU-${idDeclination}`, year: 2024, capacityMl: 750, isSold: true, isComplete: true },
  address: `https://domaine.test/e-label/${idDeclination}`,
  ...more,
});

async function show(codes: readonly LabelCode[], locale: Locale = "fr_FR") {
  const call = vi.fn(async () => await Promise.resolve(codes));
  const around = { clients: () => ({ call }), locale } as unknown as Around;
  await render(
    <InEditor locale={locale}>
      <RecordsAround value={around}>
        <div style={{ background: "var(--ed-panel)", inlineSize: 340 }}>
          <LabelCodes row={7} published={3} />
        </div>
      </RecordsAround>
    </InEditor>,
  );
  return call;
}

const words = {
  fr_FR: {
    name: "2024 · 75\u00a0cl · MU-4",
    picture: "Code QR\u00a0: ",
    colon: "\u00a0: ",
    unsold: "– n’est plus vendu",
    incomplete: /^Sans code/,
    language: "Langue des mots à côté du code",
    none: /^Pas encore de code/,
  },
  en_US: {
    name: "2024 · 75\u00a0cl · MU-4",
    picture: "QR code: ",
    colon: ": ",
    unsold: "– no longer sold",
    incomplete: /^No code: /,
    language: "Language of the words beside the code",
    none: /^No code yet/,
  },
} as const;

test.each(["fr_FR", "en_US"] as const)(
  "each code is shown with its address, and saved in the language that is asked for, in %s",
  async (locale) => {
    const w = words[locale];
    const call = await show([code(4), code(5, { year: 2021, isSold: false }), code(6, { isComplete: false })], locale);
    expect(call).toHaveBeenCalledWith("listLabelCodes", { params: { id: 7 } });
    const first = page.getByRole("listitem").nth(0);
    await expect.element(first.getByRole("link", { name: "https://domaine.test/e-label/4" })).toBeVisible();
    await expect.element(first.getByRole("img", { name: `${w.picture}${w.name}` })).toBeInTheDocument();
    const svg = first.getByRole("link", { name: `SVG${w.colon}${w.name}` });
    const own = locale.slice(0, 2);
    await expect.element(svg).toHaveAttribute("href", `/api/admin/e-label/4/qr?language=${own}`);
    await expect.element(svg).toHaveAttribute("download", `e-label-4-${own}.svg`);
    await expect.element(first.getByRole("button", { name: `PNG${w.colon}${w.name}` })).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText(w.language), "Deutsch");
    await expect.element(svg).toHaveAttribute("href", "/api/admin/e-label/4/qr?language=de");
    await expect.element(page.getByText(w.unsold)).toBeVisible();
    await expect.element(page.getByText(w.incomplete)).toBeVisible();
    expect(await axeProblems()).toEqual([]);
  },
);

test.each(["fr_FR", "en_US"] as const)("a wine without labels says what makes codes, in %s", async (locale) => {
  await show([], locale);
  await expect.element(page.getByText(words[locale].none)).toBeVisible();
  await expect.element(page.getByLabelText(words[locale].language)).not.toBeInTheDocument();
});

test("a drawing is a PNG of its own size in print", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="25.4mm" height="12.7mm"><rect width="100%" height="100%"/></svg>`;
  const png = await pngOf(URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
  expect(png.type).toBe("image/png");
  const { width, height } = await createImageBitmap(png);
  expect([width, height]).toEqual([600, 300]);
});
