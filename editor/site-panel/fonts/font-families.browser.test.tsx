import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";
import type { Locale } from "#schemas/locale.ts";
import { err, ok } from "#schemas/result.ts";
import type { UploadedFamily } from "#schemas/site/font-family.ts";

import { FontFamilies } from "./font-families.tsx";
import type { FontPort } from "./font-port.ts";

function family(id: number, name: string, isInUse = false): UploadedFamily {
  const url = new URL("/node_modules/@fontsource/lato/files/lato-latin-400-normal.woff2", location.href).href;
  const file = { url, bytes: 20_000 };
  return {
    ...{ id, name, isInUse },
    files: [
      { name: `${name}-Regular`, weight: 400, style: "normal", ...file },
      { name: `${name}-BoldItalic`, weight: 700, style: "italic", ...file },
    ],
  };
}

async function show(change: Partial<FontPort> = {}, locale: Locale = "fr_FR") {
  const list = [family(1, "Caveau", true), family(2, "Vigne")];
  const port: FontPort = {
    list: async () => list,
    add: vi.fn<FontPort["add"]>(async () => ok([...list, family(3, "Clos")])),
    rename: vi.fn<FontPort["rename"]>(async (id, name) => ok([list[0]!, family(id, name)])),
    remove: vi.fn<FontPort["remove"]>(async () => ok(list.slice(0, 1))),
    ...change,
  };
  const changed = vi.fn<() => void>();
  await render(
    <InEditor locale={locale}>
      <div style={{ background: "var(--ed-panel)", inlineSize: 360 }}>
        <FontFamilies port={port} onChanged={changed} />
      </div>
    </InEditor>,
  );
  return { port, changed };
}

const input = () => page.getByLabelText("Ajouter des fichiers de police", { exact: true });
const files = () => [new File(["a"], "Clos-Regular.ttf"), new File(["b"], "Clos-Bold.ttf")];

test.each(["fr_FR", "en_US"] as const)(
  "each typeface has a line set in it, and its files; no axe violation in %s",
  async (locale) => {
    await show({}, locale);
    await expect.element(page.getByText("Vigne", { exact: true })).toBeVisible();
    await expect
      .poll(() => [...document.fonts].filter(({ family: name }) => /ed-font-2/.test(name))[0]?.status)
      .toBe("loaded");
    const [, line] = page.getByText(locale === "fr_FR" ? /vieilles vignes/ : /old vines/).elements();
    expect(getComputedStyle(line!).fontFamily).toBe("ed-font-2");
    await expect.element(page.getByText(/^400.*700/).first()).toBeVisible();
    expect(await axeProblems()).toEqual([]);
  },
);

test("files are sent with the name that somebody gave, and what comes of them is there", async () => {
  const { port, changed } = await show();
  await userEvent.fill(page.getByRole("textbox", { name: "Nom de la police" }), "Clos");
  const given = files();
  await userEvent.upload(input(), given);
  await expect.element(page.getByText("Clos", { exact: true })).toBeVisible();
  expect(vi.mocked(port.add).mock.calls[0]?.[0].map(({ name }) => name)).toEqual(given.map(({ name }) => name));
  expect(vi.mocked(port.add).mock.calls[0]?.[1]).toBe("Clos");
  expect(changed).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("textbox", { name: "Nom de la police" })).toHaveValue("");
});

test("dropped files are sent too; how far they are is shown", async () => {
  let end: (families: Awaited<ReturnType<FontPort["add"]>>) => void = () => undefined;
  let told: (part: number) => void = () => undefined;
  await show({
    add: async (_files, _name, onProgress) => {
      told = onProgress;
      return await new Promise((resolve) => (end = resolve));
    },
  });
  const data = new DataTransfer();
  for (const file of files()) data.items.add(file);
  const zone = page.getByRole("button", { name: "Ajouter des fichiers de police" }).element();
  zone.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  told(0.4);
  await expect.poll(() => page.getByRole("progressbar").element().getAttribute("value")).toBe("0.4");
  await expect.element(page.getByRole("button", { name: "Ajouter des fichiers de police" })).toBeDisabled();
  end(ok([]));
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
});

test("what is refused is said in the server's words, and in the editor's when nobody answers", async () => {
  const add = vi
    .fn<FontPort["add"]>()
    .mockResolvedValueOnce(err("« photo.jpg » n’est pas une police."))
    .mockRejectedValueOnce(new Error("offline"));
  await show({ add });
  await userEvent.upload(input(), files());
  await expect.element(page.getByRole("alert")).toHaveTextContent("« photo.jpg » n’est pas une police.");
  await userEvent.upload(input(), files());
  await expect.element(page.getByText(/^Personne n’a pu être joint\./)).toBeVisible();
});

test("a typeface is removed after a question; one that the site is set in can't be, and says so", async () => {
  const { port, changed } = await show();
  await userEvent.click(page.getByRole("button", { name: "Supprimer Vigne" }));
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Supprimer", exact: true }));
  await expect.element(page.getByText("Vigne", { exact: true })).not.toBeInTheDocument();
  expect(port.remove).toHaveBeenCalledWith(2);
  expect(changed).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("button", { name: /Caveau/ })).not.toBeInTheDocument();
  await expect.element(page.getByText("Le site est composé avec elle.")).toBeVisible();
});

test("a typeface is called otherwise; a name that is taken is said at its field, and the question stays", async () => {
  const rename = vi
    .fn<FontPort["rename"]>()
    .mockResolvedValueOnce(err("« Lato » est le nom d’une autre police."))
    .mockResolvedValueOnce(ok([family(2, "Coteau")]));
  await show({ rename });
  await userEvent.click(page.getByRole("button", { name: "Renommer Vigne" }));
  const field = page.getByRole("dialog").getByRole("textbox", { name: "Nom de la police" });
  await expect.element(field).toHaveValue("Vigne");
  await userEvent.fill(field, "Lato");
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Renommer", exact: true }));
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining("« Lato » est le nom"));
  await userEvent.fill(field, "Coteau");
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Renommer", exact: true }));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByText("Coteau", { exact: true })).toBeVisible();
  expect(rename).toHaveBeenLastCalledWith(2, "Coteau");
});
