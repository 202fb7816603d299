import { runInAction } from "mobx";
import type { ReactNode } from "react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { DraftsTogether } from "#editor/pages/drafts-together.ts";
import { publishAlone, testPublisher } from "#editor/store/test-publisher.ts";
import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";
import type { Locale } from "#schemas/locale.ts";

import { ConflictDialog } from "./conflict-dialog.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { PresenceStore } from "./presence-store.ts";
import { Presence } from "./presence.tsx";
import { testPlanning } from "../plans/test-planning.ts";
import { PublishButton } from "./publish-button.tsx";
import { RevisionsPanel } from "./revisions-panel.tsx";
import { LoginDialog } from "./login-dialog.tsx";
import { StateChip } from "./state-chip.tsx";
import { moving, openScene, sceneKind, sceneAccount, scenePeople, sceneWords, writing } from "./test-scene.ts";

type Scene = Awaited<ReturnType<typeof openScene>>;

const show = async (element: ReactNode, locale: Locale = "fr_FR") =>
  await render(<InEditor locale={locale}>{element}</InEditor>);
const voice = () => page.getByRole("status");

test("the chip says where one's work stands, aloud only what somebody has to know, and what can be done", async () => {
  const { store, server, claire } = await openScene();
  const decide = vi.fn();
  const logIn = vi.fn();
  await show(<StateChip draft={store} onDecide={decide} onLogIn={logIn} onGone={() => {}} />);
  const chip = page.getByRole("button");
  await expect.element(chip).toHaveAccessibleName("État du brouillon\u00a0: Enregistré");
  store.edit([writing("h", "title", "Nos vins")]);
  await expect.element(chip).toMatchTextContent("Enregistrement…");
  await store.save();
  await expect.element(chip).toMatchTextContent("Enregistré");
  await expect.element(voice()).toBeEmptyDOMElement();

  store.edit([writing("h", "title", "Nos grands vins")]);
  server.troubles.push("unreachable");
  await store.save();
  // This scene's journal keeps nothing.
  await expect.element(chip).toMatchTextContent("Non gardé");
  await expect.element(voice()).toMatchTextContent("Non gardé");
  runInAction(() => {
    store.isKept = true;
  });
  await expect.element(chip).toMatchTextContent("Hors ligne");
  await userEvent.click(chip);
  await expect.element(page.getByText(/tout est gardé dans ce navigateur/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Réessayer maintenant" }));
  await expect.element(chip).toMatchTextContent("Enregistré");
  await expect.element(voice()).toMatchTextContent("La connexion est revenue");
  // What was opened goes softly, and would have buttons of its own meanwhile.
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();

  server.troubles.push("signed-out");
  store.edit([writing("h", "title", "Nos vins")]);
  await store.save();
  runInAction(() => {
    store.isKept = true;
  });
  await userEvent.click(chip);
  await userEvent.click(page.getByRole("button", { name: "Se connecter" }));
  expect(logIn).toHaveBeenCalledOnce();
  await store.save();

  claire.edit([writing("h", "title", "Nos bouteilles")]);
  await claire.save();
  await claire.save();
  if (claire.copy.conflicts[0]) claire.keepMine(claire.copy.conflicts[0]);
  store.edit([writing("h", "title", "Nos cuvées de garde")]);
  await claire.save();
  await store.save();
  await expect.element(chip).toMatchTextContent("1 conflit à décider");
  await userEvent.click(chip);
  await userEvent.click(page.getByRole("button", { name: "Décider" }));
  expect(decide).toHaveBeenCalledOnce();
});

test("whose session ended gives their password again; a wrong one is said, and nobody else's name is asked for", async () => {
  const done = vi.fn();
  function Scene(): ReactNode {
    const [isOpen, setOpen] = useState(true);
    const close = (): void => {
      setOpen(false);
      done();
    };
    return <LoginDialog {...sceneAccount} isOpen={isOpen} onClose={close} />;
  }
  await show(<Scene />);
  const password = page.getByLabelText("Mot de passe");
  await expect.element(password).toHaveFocus();
  await expect.element(page.getByLabelText("Adresse e-mail")).toHaveAttribute("readonly");
  await userEvent.fill(password, "petit cru");
  await userEvent.keyboard("{Enter}");
  await expect.element(password).toHaveAccessibleDescription("E-mail ou mot de passe incorrect.");
  await expect.element(password).toHaveFocus();
  expect(await axeProblems()).toEqual([]);
  expect(done).not.toHaveBeenCalled();
  await userEvent.fill(password, "grand cru");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => done.mock.calls.length).toBe(1);
});

test("both sides of a conflict are shown, and decided by keyboard alone", async () => {
  const { store } = await inConflict();
  function Scene(): ReactNode {
    const [isOpen, setOpen] = useState(true);
    const rules = { kind: sceneKind, words: sceneWords, people: scenePeople };
    return <ConflictDialog draft={store} {...rules} isOpen={isOpen} onClose={() => setOpen(false)} />;
  }
  await show(<Scene />);
  const dialog = page.getByRole("dialog", { name: "À décider" });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText("Conflit 1 sur 2")).toBeVisible();
  await expect.element(dialog.getByRole("heading", { name: /^Claire Aubier, / }).first()).toBeVisible();
  const marks = [...document.querySelectorAll("mark")].map(({ textContent }) => textContent.trim());
  expect(marks.slice(0, 2)).toEqual(["grands vins", "bouteilles"]);
  expect(await axeProblems()).toEqual([]);
  const mine = dialog.getByRole("button", { name: /^Garder le mien/ });
  while (document.activeElement !== mine.first().element()) await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(voice()).toMatchTextContent("Reste 1 conflit");
  await expect.element(mine).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(store.copy.conflicts).toEqual([]);
  await store.save();
  const props = ["h", "b"].map((id) => store.document.blocks[id]?.props["title"]);
  expect(props).toMatchObject([{ fr_FR: "Nos grands vins" }, { fr_FR: "La fête des vendanges" }]);
});

test("a change that the server can't take is shown with the reason and its words", async () => {
  const { store, server } = await openScene();
  store.edit([writing("h", "title", "Trop tard")]);
  server.troubles.push({ refuses: store.copy.own[0]?.id ?? "" });
  await store.save();
  const rules = { kind: sceneKind, words: sceneWords, people: scenePeople };
  await show(<ConflictDialog draft={store} {...rules} isOpen onClose={() => {}} />, "en_US");
  await expect.element(page.getByText(/This change cannot be saved: .*No\./)).toBeVisible();
  await expect.element(page.getByText("Trop tard")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: /^Give mine up/ }));
  expect(store.state).toBe("saved");
});

test("everybody's steps are listed, one's own lead back to themselves, and what others wrote over is marked", async () => {
  const { store, claire } = await openScene();
  store.edit([moving("a", "h")]);
  store.edit([writing("h", "title", "Nos vins")]);
  await store.save();
  await claire.look();
  claire.edit([writing("h", "title", "Nos bouteilles")]);
  await claire.save();
  await store.look();
  store.edit([{ type: "remove", ids: ["s"] }]);
  await show(<HistoryPanel draft={store} people={scenePeople} />);
  const items = page.getByRole("listitem");
  const texts = () => items.elements().map(({ textContent }) => textContent);
  expect(texts()).toHaveLength(5);
  expect(texts().join("\n")).toContain(
    "Déplacement\u00a0: Album au-dessus de Bannière «\u00a0Les vendanges commencent\u00a0»",
  );
  expect(texts().join("\n")).toContain("Claire Aubier");
  expect(texts().filter((text) => text.includes("Remplacé depuis"))).toHaveLength(1);
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Avant toute modification" }));
  await expect.element(page.getByText(/Impossible de revenir là/).first()).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: /^Texte/ }));
  expect(Object.hasOwn(store.document.blocks, "s")).toBe(true);
  await expect.element(voice()).toMatchTextContent(/^Revenu à : Texte/);
  await expect.element(page.getByRole("button", { name: /^Suppression.*Annulé/ })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: /^Suppression/ }));
  expect(Object.hasOwn(store.document.blocks, "s")).toBe(false);
});

test("an editor in English says the same", async () => {
  const { store } = await openScene();
  store.edit([moving("b", "a")]);
  store.edit([{ type: "remove", ids: ["h", "a"] }]);
  await show(<HistoryPanel draft={store} people={scenePeople} />, "en_US");
  await expect.element(page.getByText("Removed 2 blocks")).toBeVisible();
  await expect.element(page.getByText("Moved Banner “The harvest begins” below Album")).toBeVisible();
});

test("publishing says what is new, takes a name, and says in words what stood in its way", async () => {
  const { store, claire, server } = await openScene();
  const told = vi.fn();
  const draft = new DraftsTogether({ layout: store, companions: [], publish: testPublisher(server), behind: String });
  await show(<PublishButton draft={draft} planning={testPlanning()} onPublished={told} canUnpublish />);
  const open = page.getByRole("button", { name: "Publier", exact: true });
  const publish = page.getByRole("button", { name: "Publier maintenant" });
  store.edit([writing("h", "title", "Nos vins")]);
  await userEvent.click(open);
  await expect.element(page.getByText(/n’a encore jamais été publiée/)).toBeVisible();
  await expect.element(page.getByRole("listitem")).toMatchTextContent(/^Texte/);
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByLabelText("Nom de cette version"));
  await userEvent.keyboard("Vendanges");
  await userEvent.click(publish);
  await expect.poll(() => told.mock.calls.length).toBe(1);
  expect(server.published).toBe(1);

  expect([await publishAlone(server, claire), await publishAlone(server, claire)]).toEqual(["behind", "published"]);
  store.edit([moving("a", null)]);
  await userEvent.click(open);
  await expect.element(page.getByText(/1 modification sera visible/)).toBeVisible();
  await userEvent.click(publish);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/entre-temps/);
  server.troubles.push("unreachable");
  store.edit([moving("b", null)]);
  await userEvent.click(publish);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^Rien n’a été publié ni retiré/);
  await userEvent.click(publish);
  await expect.poll(() => told.mock.calls.length).toBe(2);

  await userEvent.click(open);
  await expect.element(publish).toBeDisabled();
  await userEvent.click(page.getByRole("button", { name: "Retirer du site" }));
  expect(server.published).not.toBeNull();
  await userEvent.click(page.getByRole("button", { name: "Oui, retirer du site" }));
  await expect.poll(() => server.published).toBeNull();
});

test("a published version is brought back into the draft once that was confirmed", async () => {
  const { store, server } = await openScene();
  await show(<RevisionsPanel draft={store} people={scenePeople} Compared={vi.fn()} />);
  await expect.element(page.getByText("Rien n’a encore été publié.")).toBeVisible();
  await publishAlone(server, store);
  store.edit([writing("h", "title", "Nos vins")]);
  await publishAlone(server, store);
  await expect.element(page.getByText("En ligne")).toBeVisible();
  await expect.poll(() => page.getByRole("listitem").elements().length).toBe(2);
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: /^Reprendre cette version/ }).last());
  const dialog = page.getByRole("dialog");
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Reprendre cette version" }));
  await expect.poll(() => store.document.blocks["h"]?.props["title"]).toMatchObject({ fr_FR: "Nos cuvées" });
  await expect.element(page.getByText(/reprise dans le brouillon/).first()).toBeVisible();
});

test("versions that can't be read are asked for again", async () => {
  const revisions = vi.fn(async () => await Promise.resolve([]));
  revisions.mockRejectedValueOnce(new Error("Nobody there"));
  const draft = { published: null, document: {}, past: { revisions, revision: vi.fn() }, restore: vi.fn() };
  await show(<RevisionsPanel draft={draft} people={scenePeople} Compared={vi.fn()} />);
  await userEvent.click(page.getByRole("button", { name: "Réessayer" }));
  await expect.element(page.getByText("Rien n’a encore été publié.")).toBeVisible();
});

test("who else edits the page is shown with their block, and told once", async () => {
  const presence = new PresenceStore({
    tell: async () => await Promise.resolve([]),
    isInOtherTab: async () => await Promise.resolve(false),
    clock: { now: () => 0, after: () => () => {} },
    isVisible: () => true,
  });
  await show(
    <div style={{ background: "var(--ed-bar)" }} data-ground="dark">
      <Presence presence={presence} blockName={(id) => (id === "h" ? "Titre" : null)} />
    </div>,
  );
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  runInAction(() => {
    presence.isInOtherTab = true;
  });
  const self = "Vous y travaillez aussi dans un autre onglet";
  await expect.element(page.getByRole("button", { name: self })).toBeVisible();
  await expect.element(voice()).toMatchTextContent(self);
  const claire = { user: 2, name: "Claire Aubier", block: "h", at: 0 };
  runInAction(() => {
    presence.others = [claire];
  });
  await expect.element(voice()).toMatchTextContent("Claire Aubier y travaille aussi");
  const sign = page.getByRole("button", { name: "Claire Aubier y travaille aussi" });
  await expect.element(sign).toBeVisible();
  await userEvent.click(sign);
  await expect.element(page.getByText("Claire Aubier\u00a0: Titre")).toBeVisible();
  await expect.element(page.getByText(self)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

async function inConflict(): Promise<Scene> {
  const scene = await openScene();
  const { store, claire } = scene;
  claire.edit([writing("h", "title", "Nos bouteilles")]);
  claire.edit([writing("b", "title", "La fête des vendanges")]);
  await claire.save();
  store.edit([writing("h", "title", "Nos grands vins")]);
  store.edit([writing("b", "title", "Les vendanges ont commencé")]);
  await store.save();
  return scene;
}
