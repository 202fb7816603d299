import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { defineBlock } from "#blocks/kit/define-block.ts";
import { testEverywhere } from "#editor/everywhere/test-everywhere.ts";
import { testPorts } from "#editor/fields/test-ports.ts";
import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";
import { text } from "#schemas/fields/text.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { ok } from "#schemas/result.ts";

import { Inspector } from "./inspector.tsx";
import { Bench } from "./test-bench.tsx";

const same = (words: string) => ({ fr_FR: words, en_US: words });
const definition = defineBlock({
  slug: "sample",
  label: same("Exemple"),
  help: same("Pour essayer."),
  group: "text",
  version: 1,
  mode: "static",
  fields: { title: text({ label: same("Titre"), max: 12 }) },
});

test("[PV1] a block that places a reusable one says when, and that its content is edited elsewhere", async () => {
  const run = vi.fn(() => ok(null));
  const block = { id: "b1", slug: "reusable", v: 1, props: { layoutId: 3 }, slots: {} };
  await render(
    <InEditor>
      <Inspector
        {...{ run, block }}
        locale="fr_FR"
        ports={testPorts()}
        everywhere={testEverywhere([], { get: () => undefined }).draft}
        placed={{ name: "Livraison", about: null }}
      />
    </InEditor>,
  );
  await expect.element(page.getByRole("heading", { name: "Livraison" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Affichage" }));
  await userEvent.click(page.getByRole("checkbox", { name: "Anglais" }));
  const changes = [{ prop: "visibility", value: { languages: ["fr_FR"] } }];
  expect(run).toHaveBeenCalledWith([{ type: "set-props", id: "b1", changes }], undefined);
  expect(await axeProblems()).toEqual([]);
});

/** The folded group of a block, opened, and what became of its prop. */
async function open(visibility?: object) {
  let done: LayoutDocument | null = null;
  const groups: (string | undefined)[] = [];
  await render(
    <Bench
      definition={definition}
      props={visibility === undefined ? {} : { visibility }}
      onDone={(document, group) => {
        done = document;
        groups.push(group);
      }}
    />,
  );
  await userEvent.click(page.getByRole("button", { name: "Affichage" }));
  return { groups, stored: () => (done as LayoutDocument | null)?.blocks["b1"]?.props["visibility"] };
}

const words = () => document.querySelector("[data-visibility] p")?.textContent?.replaceAll(/[\u00a0\u202f]/g, " ");

test("[PV1] a block is always shown until somebody says otherwise, and one sentence says what holds", async () => {
  const { stored, groups } = await open();
  expect(words()).toBe("Toujours visible, pour tout le monde");
  await userEvent.fill(page.getByLabelText(/À partir du\s: jour/), "2026-09-01");
  await userEvent.fill(page.getByLabelText(/Jusqu’au\s: jour/), "2026-09-30");
  expect(groups).toHaveLength(2);
  await userEvent.click(page.getByRole("checkbox", { name: "Tablette" }));
  await userEvent.click(page.getByRole("checkbox", { name: "Ordinateur" }));
  await userEvent.click(page.getByRole("checkbox", { name: "Anglais" }));
  expect(stored()).toEqual({
    from: "2026-08-31T22:00:00.000Z",
    until: "2026-09-30T22:00:00.000Z",
    devices: ["phone"],
    languages: ["fr_FR"],
  });
  expect(words()).toBe("Visible du 1er au 30 septembre 2026, sur téléphone, en français");
  await userEvent.fill(page.getByLabelText(/Jusqu’au\s: heure/), "18:30");
  expect(stored()).toMatchObject({ until: "2026-09-30T16:30:00.000Z" });
  expect(await axeProblems()).toEqual([]);
});

test("[PV1] what is wrong is said at once, stored nowhere, and goes when either end is mended", async () => {
  const { stored } = await open({ until: "2026-09-30T22:00:00.000Z" });
  await userEvent.fill(page.getByLabelText(/À partir du\s: jour/), "2026-10-05");
  await expect.element(page.getByText(/Jusqu’au.*doit être après le début/)).toBeVisible();
  expect(stored()).toBeUndefined();
  await userEvent.fill(page.getByLabelText(/Jusqu’au\s: jour/), "2026-10-06");
  expect(stored()).toEqual({ from: "2026-10-04T22:00:00.000Z", until: "2026-10-06T22:00:00.000Z" });
  await expect.element(page.getByText(/doit être après le début/)).not.toBeInTheDocument();
});

test("[PV1] one device and one language are left at least", async () => {
  const { stored } = await open({ devices: ["phone"] });
  await userEvent.click(page.getByRole("checkbox", { name: "Téléphone" }));
  await expect.element(page.getByText(/Appareils.*doit garder au moins un choix/)).toBeVisible();
  expect(stored()).toBeUndefined();
  await userEvent.click(page.getByRole("checkbox", { name: "Tablette" }));
  expect(stored()).toEqual({ devices: ["tablet"] });
});

test("[PV1] everything chosen, and the reset, leave nothing stored; a year that is being typed is no year yet", async () => {
  const { stored, groups } = await open({ devices: ["phone", "tablet"], visitors: "guests" });
  await userEvent.click(page.getByRole("checkbox", { name: "Ordinateur" }));
  expect(stored()).toEqual({ visitors: "guests" });
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Visiteurs" }), "Tout le monde");
  expect(stored()).toBeUndefined();
  await userEvent.fill(page.getByLabelText(/À partir du\s: jour/), "0202-09-01");
  expect(stored()).toBeUndefined();
  await userEvent.fill(page.getByLabelText(/À partir du\s: jour/), "2026-09-01");
  expect(stored()).toEqual({ from: "2026-08-31T22:00:00.000Z" });
  await userEvent.click(page.getByRole("button", { name: /effacer ces conditions/ }));
  expect(stored()).toBeUndefined();
  expect(words()).toBe("Toujours visible, pour tout le monde");
  expect(groups.length).toBeGreaterThan(3);
});

test("[PV1] a condition that can't be read is named, and can be removed", async () => {
  const { stored } = await open({ devices: ["watch"] });
  await expect.element(page.getByText(/Affichage.*doit nommer certaines de ces valeurs/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: /^Retirer/ }));
  expect(stored()).toBeUndefined();
});
