import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Button, IconButton } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { EmptyState } from "./empty-state.tsx";
import { say } from "./live-region.tsx";
import { ContextMenu, type MenuAnchor, MenuButton } from "./menu.tsx";
import { NumberField } from "./number-field.tsx";
import { type Pickable, PickerField } from "./picker-field.tsx";
import { Popover } from "./popover.tsx";
import { SelectField } from "./select-field.tsx";
import { Sheet } from "./sheet.tsx";
import { SwitchField } from "./switch-field.tsx";
import { Tabs } from "./tabs.tsx";
import { axeProblems, InEditor } from "./test-editor.tsx";
import { TextField } from "./text-field.tsx";
import { type ToastMessage, useToast } from "./toast.tsx";

const show = async (element: ReactNode) => await render(<InEditor>{element}</InEditor>);

test("buttons, fields and empty states have no axe violation, on paper and on a bar", async () => {
  const all = (
    <>
      <Button>Annuler</Button>
      <Button variant="primary" icon="upload">
        Publier
      </Button>
      <Button variant="quiet">Aperçu</Button>
      <Button variant="danger">Supprimer</Button>
      <IconButton icon="undo" label="Annuler la saisie" shortcut="Ctrl+Z" />
      <IconButton icon="bold" label="Gras" isPressed />
      <TextField label="Titre" value="Domaine" onChange={() => {}} help="En une ligne" error="Trop long." />
      <TextField label="Texte" value="" multiline placeholder="Rien" onChange={() => {}} />
      <NumberField label="Nombre" value={3} min={1} max={9} onChange={() => {}} />
      <SelectField label="Ton" value="a" options={[{ value: "a", label: "Papier" }]} onChange={() => {}} />
      <SwitchField label="Ouvert" value onChange={() => {}} />
      <EmptyState icon="image" title="Rien ici">
        Ajoutez une image.
      </EmptyState>
    </>
  );
  await show(
    <>
      <div style={{ background: "var(--ed-panel)" }}>{all}</div>
      <div style={{ background: "var(--ed-bar)" }} data-ground="dark">
        {all}
      </div>
    </>,
  );
  expect(await axeProblems()).toEqual([]);
  for (const box of page.getByRole("switch").elements()) expect(box.hasAttribute("aria-checked")).toBe(false);
});

test("a button with a sign alone has a name, which is shown with its keys when it is focused", async () => {
  await show(<IconButton icon="undo" label="Annuler" shortcut="Ctrl+Z" />);
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Annuler" })).toHaveFocus();
  await expect.element(page.getByText("Ctrl+Z")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Ctrl+Z")).not.toBeInTheDocument();
});

test("a dialog takes the focus, keeps it, and gives it back when Escape or its cross closes it", async () => {
  function Asking(): ReactNode {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Renommer</Button>
        <Dialog
          {...{ isOpen, title: "Renommer la page", description: "Le titre du menu." }}
          actions={<Button variant="primary">Enregistrer</Button>}
          onClose={() => setOpen(false)}
        >
          <TextField label="Titre" value="" onChange={() => {}} />
        </Dialog>
      </>
    );
  }
  await show(<Asking />);
  const opener = page.getByRole("button", { name: "Renommer" });
  const dialog = page.getByRole("dialog", { name: "Renommer la page" });
  await userEvent.click(opener);
  await expect.element(dialog).toHaveAccessibleDescription("Le titre du menu.");
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  expect(await axeProblems()).toEqual([]);
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.click(opener);
  await userEvent.click(page.getByRole("button", { name: "Fermer" }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("a sheet leaves what is above it within reach, and can be made higher", async () => {
  const pressed = vi.fn();
  await show(
    <>
      <Button onClick={pressed}>Bloc</Button>
      <Sheet isOpen title="Bandeau" onClose={() => {}}>
        <TextField label="Titre" value="" onChange={() => {}} />
      </Sheet>
    </>,
  );
  const sheet = page.getByRole("dialog", { name: "Bandeau" });
  await expect.poll(() => Math.round(sheet.element().getBoundingClientRect().height)).toBe(window.innerHeight / 2);
  await userEvent.click(page.getByRole("button", { name: "Bloc" }));
  expect(pressed).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole("button", { name: "Agrandir le panneau" }));
  await expect
    .poll(() => Math.round(sheet.element().getBoundingClientRect().height))
    .toBeGreaterThan(window.innerHeight * 0.9);
  expect(await axeProblems()).toEqual([]);
});

test("a menu is gone through by arrows and letters, does what is chosen and gives the focus back", async () => {
  const done = vi.fn();
  await show(
    <MenuButton
      button={<IconButton icon="more" label="Actions" />}
      items={[
        { id: "copy", label: "Copier", icon: "copy", shortcut: "Ctrl+C", onSelect: () => done("copy") },
        "line",
        { id: "hide", label: "Masquer", isChecked: true, onSelect: () => done("hide") },
        { id: "off", label: "Coller", isDisabled: true, onSelect: () => done("off") },
        { id: "move", label: "Déplacer", items: [{ id: "up", label: "Plus haut", onSelect: () => done("up") }] },
        { id: "remove", label: "Supprimer", isDanger: true, onSelect: () => done("remove") },
      ]}
    />,
  );
  const button = page.getByRole("button", { name: "Actions" });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Copier" })).toHaveFocus();
  expect(await axeProblems()).toEqual([]);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitemcheckbox", { name: "Masquer" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(done).toHaveBeenLastCalledWith("hide");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Copier" })).toHaveFocus();
  await userEvent.keyboard("sup");
  await expect.element(page.getByRole("menuitem", { name: "Supprimer" })).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByRole("menuitem", { name: "Déplacer" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("menuitem", { name: "Plus haut" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(done).toHaveBeenLastCalledWith("up");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

test("a context menu opens where it was asked for", async () => {
  function Place(): ReactNode {
    const [at, setAt] = useState<MenuAnchor | null>(null);
    const onContextMenu = (event: React.MouseEvent) => {
      event.preventDefault();
      setAt({ x: event.clientX, y: event.clientY });
    };
    return (
      <>
        <button type="button" style={{ width: 400, height: 300 }} onContextMenu={onContextMenu}>
          Bloc
        </button>
        <ContextMenu at={at} label="Bandeau" items={[{ id: "cut", label: "Couper" }]} onClose={() => setAt(null)} />
      </>
    );
  }
  await show(<Place />);
  await userEvent.click(page.getByText("Bloc"), { button: "right", position: { x: 120, y: 90 } });
  const menu = page.getByRole("menu", { name: "Bandeau" });
  await expect.element(menu).toBeVisible();
  const box = menu.element().getBoundingClientRect();
  const block = page.getByText("Bloc").element().getBoundingClientRect();
  expect(Math.abs(box.left - block.left - 120)).toBeLessThan(12);
  expect(Math.abs(box.top - block.top - 90)).toBeLessThan(12);
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
});

test("a popover opens beside its button, and Escape gives the focus back", async () => {
  await show(
    <Popover button={<Button>Lien</Button>} label="Lien">
      <TextField label="Adresse" value="" onChange={() => {}} />
    </Popover>,
  );
  await userEvent.click(page.getByRole("button", { name: "Lien" }));
  await expect.element(page.getByRole("textbox", { name: "Adresse" })).toHaveFocus();
  expect(await axeProblems()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Lien" })).toHaveFocus();
});

test("tabs are moved through by arrows", async () => {
  const tabs = ["Plan", "Blocs"].map((label) => ({ id: label, label, panel: <p>Contenu : {label}</p> }));
  await show(<Tabs label="Panneau" tabs={tabs} />);
  await userEvent.click(page.getByRole("tab", { name: "Plan" }));
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("tab", { name: "Blocs" })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByText("Contenu : Blocs")).toBeVisible();
  await expect.element(page.getByText("Contenu : Plan")).not.toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test("what comes from outside waits until somebody leaves the field they type in", async () => {
  const typed: string[] = [];
  let setOutside: (value: string) => void = () => {};
  function Held(): ReactNode {
    const [value, setValue] = useState("abc");
    setOutside = setValue;
    return <TextField label="Titre" value={value} onChange={(next) => void typed.push(next)} />;
  }
  await show(<Held />);
  const field = page.getByRole("textbox", { name: "Titre" });
  await userEvent.click(field);
  await userEvent.keyboard("{Home}x");
  setOutside("de quelqu’un d’autre");
  await userEvent.keyboard("y");
  expect(typed).toEqual(["xabc", "xyabc"]);
  await expect.element(field).toHaveValue("xyabc");
  expect((field.element() as HTMLInputElement).selectionStart).toBe(2);
  await userEvent.tab();
  await expect.element(field).toHaveValue("de quelqu’un d’autre");
});

test("a number is written with a comma or a point, and goes by its step within its bounds", async () => {
  const numbers: number[] = [];
  function Counted(): ReactNode {
    const [value, setValue] = useState(1);
    const onChange = (next: number) => {
      numbers.push(next);
      if (!Number.isNaN(next)) setValue(next);
    };
    return <NumberField label="Part" value={value} min={0} max={2} step={0.5} onChange={onChange} />;
  }
  await show(<Counted />);
  const field = page.getByRole("spinbutton", { name: "Part" });
  await userEvent.fill(field, "1,5");
  expect(numbers.at(-1)).toBe(1.5);
  await expect.element(field).toHaveValue("1,5");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(numbers.at(-1)).toBe(2);
  await userEvent.fill(field, "deux");
  expect(numbers.at(-1)).toBeNaN();
  await userEvent.click(page.getByRole("button", { name: "Diminuer : Part" }));
  await expect.element(field).toHaveValue("1,5");
});

test("one of many is found by a part of its name, by keyboard alone", async () => {
  const pages = ["Accueil", "Le vignoble", "Le chai"].map((title, id) => ({ id, title, detail: `/${id}` }));
  const find = async (text: string) => pages.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  function Picking(): ReactNode {
    const [value, setValue] = useState<Pickable | null>(null);
    return <PickerField label="Page" {...{ value, find }} onChange={setValue} />;
  }
  await show(<Picking />);
  const field = page.getByRole("combobox", { name: "Page" });
  await userEvent.click(field);
  await expect.element(page.getByRole("option")).toHaveLength(3);
  await userEvent.keyboard("vigno");
  await expect.element(page.getByRole("option")).toHaveLength(1);
  expect(await axeProblems()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("Le vignoble");
  await userEvent.click(page.getByRole("button", { name: "Vider : Page" }));
  await expect.element(field).toHaveValue("");
});

test("messages are shown and read out, and what is said is heard twice when it is said twice", async () => {
  const undone = vi.fn();
  let toast: (message: ToastMessage) => void = () => {};
  function Speaker(): ReactNode {
    toast = useToast();
    return null;
  }
  await show(<Speaker />);
  toast({ text: "Bloc supprimé", action: { label: "Annuler", onPress: undone }, isLasting: true });
  await expect.element(page.getByText("Bloc supprimé").first()).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await userEvent.keyboard("{F6}");
  await expect.element(page.getByRole("button", { name: "Annuler" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Bloc supprimé")).toHaveLength(1);
  expect(undone).toHaveBeenCalledOnce();
  const voice = document.querySelector("[data-editor-voice]");
  expect(voice?.textContent).toBe("Bloc supprimé");
  say("Position 2 sur 3");
  const first = voice?.firstChild;
  say("Position 2 sur 3");
  expect(voice?.textContent).toBe("Position 2 sur 3");
  expect(voice?.firstChild).not.toBe(first);
});
