import { observable, runInAction } from "mobx";
import { createIntl } from "react-intl";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { applyCommand, type Command } from "#schemas/page/commands/command.ts";
import type { BlockNode } from "#schemas/page/layout.ts";
import { buildLayout, buildNode } from "#schemas/page/test-registry.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { Canvas } from "../canvas/model/canvas.ts";
import { blankPage, testParts } from "../canvas/test-canvas.ts";
import type { LookedUp } from "../fields/field-ports.ts";
import { axeProblems, InEditor } from "../kit/test-editor.tsx";
import type { Work } from "../shell/work.ts";
import { Panels } from "../shell/panels.ts";
import type { CheckPorts } from "./check-ports.ts";
import { Checks } from "./checks.ts";
import { ChecksPanel } from "./checks-panel.tsx";
import { FindingsNote } from "./findings-note.tsx";

const both = (text: string) => ({ fr_FR: text, en_US: text });
const alternates = { fr_FR: "/fete", en_US: "/en_US/ball" };
const site = { ...blankPage, page: { ...blankPage.page, alternates } };

const gone: LookedUp = { media: [], pages: [{ id: 9, target: null }], products: [] };
const before = { html: 12_000, styles: 30_000, scripts: 6000, fonts: 64_000, pictures: 300_000 };
const weights = { before, after: { ...before, pictures: 543_000 } };
const ports: CheckPorts = {
  lookUp: async () => await Promise.resolve(gone),
  listPages: async () => await Promise.resolve([]),
  isThere: async () => await Promise.resolve(true),
  hasPlace: async () => await Promise.resolve(true),
  hosts: () => ["chai.test"],
  labelled: async () => await Promise.resolve([]),
  weigh: async () => await Promise.resolve({ weights, pictures: [] }),
};

interface Shows extends Partial<CheckPorts> {
  readonly title?: string;
  readonly Shown?: typeof FindingsNote;
}

let stop = (): void => {};
afterEach(() => stop());

async function show(nodes: readonly BlockNode[], { title = "Le chai", Shown = FindingsNote, ...asked }: Shows = {}) {
  const shown = observable.box(buildLayout(nodes), { deep: false });
  const canvas = new Canvas(site, shown.get(), createIntl({ locale: "fr" }), testParts());
  const [pick, setPreview, onGo] = [vi.fn(), vi.fn(), vi.fn()];
  const run = vi.fn((commands: readonly Command[]) => {
    const [command] = commands;
    const done = command && applyCommand(shown.get(), command, definitionsBySlug);
    if (!done?.ok) return { ok: false };
    runInAction(() => shown.set(done.value.document));
    return { ok: true };
  });
  const draft = { state: "saved", published: 1, seen: { since: 1 } };
  const editor = {
    ...{ canvas, words: "fr_FR", isProgram: false, selection: { pick }, setPreview, run, draft },
    get document() {
      return shown.get();
    },
  };
  const settings = {
    open: async () => await Promise.resolve(),
    store: { document: { title: both(title), metaDescription: {} } },
  };
  const panels = new Panels();
  const work = { editor, settings, panels } as unknown as Work;
  const checks = new Checks(work, { ...ports, ...asked });
  stop = checks.start();
  panels.take(checks);
  const { container } = await render(
    <InEditor>
      <Shown work={work} onGo={onGo} />
    </InEditor>,
  );
  return { container, panels, pick, setPreview, onGo, run };
}

const broken = [
  buildNode("old", "gone-block"),
  buildNode("half", "heading", { props: { title: { fr_FR: "Le chai" }, level: 2 } }),
  buildNode("call", "call-to-action", {
    props: { title: both("Venez"), call: { to: { kind: "page", id: 9 }, label: both("Voir") } },
  }),
];

test("who publishes is told what visitors would miss, and a key leads to each", async () => {
  const { panels, pick, setPreview, onGo } = await show(broken, { title: "a".repeat(61) });
  await expect.element(page.getByRole("status").first()).toMatchTextContent(/5 points méritent un regard/);
  expect(await axeProblems()).toEqual([]);
  const half = page.getByRole("button", { name: /^Titre : « Titre » n’est pas traduit \(EN\)$/ });
  half.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(pick).toHaveBeenLastCalledWith(["half"]);
  expect(setPreview).toHaveBeenCalledWith(false);
  expect(onGo).toHaveBeenCalledOnce();
  const title = page.getByRole("button", { name: /^Le titre de la page est trop long .*\(FR : 61 caractères/ });
  title.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(pick).toHaveBeenLastCalledWith([]);
  expect(panels.right).toEqual({ tab: "page", at: "page" });
  expect(onGo).toHaveBeenCalledTimes(2);
});

test("what can be set right by a click is, and the note keeps the focus and says how many are left", async () => {
  const { run, onGo } = await show([broken[0], broken[2]].flatMap((node) => node ?? []));
  await expect.element(page.getByRole("status").first()).toMatchTextContent(/2 points/);
  page
    .getByRole("button", { name: /^Retirer : / })
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status").first()).toMatchTextContent(/Un point mérite un regard/);
  await expect.element(page.getByRole("region", { name: "Vérifications avant publication" })).toHaveFocus();
  await page.getByRole("button", { name: /^Ôter le lien : / }).click();
  await expect.element(page.getByRole("status").first()).toMatchTextContent(/Il n’y a plus rien à revoir./);
  expect(run).toHaveBeenCalledTimes(2);
  expect(onGo).not.toHaveBeenCalled();
  expect(await axeProblems()).toEqual([]);
});

test("where nothing is amiss, nothing is said", async () => {
  const { container } = await show([buildNode("whole", "heading", { props: { title: both("Le chai"), level: 2 } })]);
  await expect.element(page.getByText(/^Poids pour un visiteur/)).toBeVisible();
  expect(container.querySelector("li, button")).toBeNull();
});

test("the panel stands while one goes from finding to finding, and tells what the page weighs before and after", async () => {
  const { pick, setPreview } = await show(broken, { Shown: ChecksPanel });
  await expect.element(page.getByRole("status").first()).toMatchTextContent(/3 points méritent un regard./);
  page
    .getByRole("button", { name: /^Titre : / })
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  expect(pick).toHaveBeenLastCalledWith(["half"]);
  expect(setPreview).toHaveBeenCalledWith(false);
  await expect.element(page.getByRole("button", { name: /^Titre : / })).toHaveFocus();
  const weight = page.getByText(/^Poids pour un visiteur\s: avant 412\sko, après 655\sko$/);
  await weight.click();
  await expect.element(page.getByRole("row", { name: "Images 300 ko 543 ko" })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await page.getByRole("button", { name: /^Retirer : / }).click();
  await expect.element(page.getByRole("status").first()).toMatchTextContent(/2 points méritent un regard./);
});

test("where what the page weighs takes two lines, the second begins below the words", async () => {
  await page.viewport(260, 700);
  await show(broken, { Shown: ChecksPanel });
  const line = page.getByText(/^Poids pour un visiteur/);
  await expect.element(line).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(line.element());
  const [first, second] = [...words.getClientRects()];
  expect(second?.top).toBeGreaterThan(first?.top ?? Infinity);
  expect(Math.abs((second?.left ?? 0) - (first?.left ?? 0))).toBeLessThan(3);
  expect(line.element().getBoundingClientRect().left).toBeLessThan((first?.left ?? 0) - 8);
});

test("what can't be checked is said, not called in order, and is asked for again", async () => {
  expectConsole("warn", /a check could not be made/);
  const lookUp = vi.fn(ports.lookUp).mockRejectedValueOnce(new Error("offline"));
  await show(
    [broken[2]].flatMap((node) => node ?? []),
    { Shown: ChecksPanel, lookUp },
  );
  const told = page.getByRole("alert");
  await expect.element(told).toMatchTextContent(/Certaines vérifications n’ont pas pu être faites./);
  await expect.element(page.getByText("Tout est en ordre")).not.toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await told.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(page.getByRole("status").first()).toMatchTextContent(/Un point mérite un regard./);
  await expect.element(told).not.toBeInTheDocument();
  expect(lookUp).toHaveBeenCalledTimes(2);
});

test("where an address can't be asked, the others' faults are told, and that the check isn't whole", async () => {
  expectConsole("warn", /an address could not be asked for/);
  const isThere = vi.fn(async (path: string) =>
    path === "/loin" ? await Promise.reject(new TypeError("Failed to fetch")) : await Promise.resolve(false),
  );
  const link = (id: string, url: string) =>
    buildNode(id, "call-to-action", {
      props: { title: both("Venez"), call: { to: { kind: "url", url }, label: both("Voir") } },
    });
  await show([link("one", "/loin"), link("two", "/nulle-part")], { Shown: ChecksPanel, isThere });
  const told = page.getByRole("alert");
  await expect.element(told).toMatchTextContent(/Certaines vérifications n’ont pas pu être faites./);
  await expect.element(page.getByRole("status").first()).toMatchTextContent(/Un point mérite un regard./);
  isThere.mockImplementation(async () => await Promise.resolve(true));
  await told.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(page.getByText("Tout est en ordre")).toBeVisible();
});

test("a link to a place that neither the canvas nor the site draws is found, others aren't", async () => {
  const drawn = document.createElement("div");
  drawn.id = "editor";
  drawn.innerHTML = '<div data-canvas=""><main><section id="visite"></section></main></div>';
  document.body.append(drawn);
  const link = (id: string, hash: string) =>
    buildNode(id, "call-to-action", {
      props: { title: both("Venez"), call: { to: { kind: "anchor", hash }, label: both("Voir") } },
    });
  const section = buildNode("part", "section", { props: { anchor: "hiver" }, slots: { content: [] } });
  try {
    const title = buildNode("main", "heading", { props: { title: both("Le chai"), level: 1 } });
    const Shown = ChecksPanel;
    const hasPlace = vi.fn(async (_path: string, id: string) => await Promise.resolve(id === "page"));
    const links = [link("one", "visite"), link("two", "hiver"), link("three", "cave"), link("four", "page")];
    await show([title, section, ...links], { Shown, hasPlace });
    const found = page.getByRole("button", { name: /^Appel.* mène à un endroit qui n’est pas sur la page \(#cave\)$/ });
    await expect.element(found).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Appel.* mène à un endroit/ })).toHaveLength(1);
    expect(hasPlace.mock.calls.map(([path]) => path.replace(/\d+$/, "")).slice(-1)).toEqual(["/fete?draft=layout:"]);
    await page.getByRole("button", { name: /^Ôter le lien : .*#cave/ }).click();
    await expect.element(found).not.toBeInTheDocument();
  } finally {
    drawn.remove();
  }
});
