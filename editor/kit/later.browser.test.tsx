import { type ComponentType, type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { later } from "./later.tsx";
import { InEditor } from "./test-editor.tsx";

const missing = page.getByText("Cette partie de l’éditeur n’est pas encore arrivée", { exact: false });

function Part(): ReactNode {
  return <p>Le vignoble</p>;
}

/** A part that can't be had a few times, each time of asking answered when the test says so. */
function failing(times: number) {
  const answers: (() => void)[] = [];
  const load = vi.fn(
    async () =>
      await new Promise<ComponentType>((resolve, reject) => {
        const fails = load.mock.calls.length <= times;
        answers.push(() => (fails ? reject(new TypeError("offline")) : resolve(Part)));
      }),
  );
  const answer = async (): Promise<void> => {
    await expect.poll(() => answers).not.toEqual([]);
    answers.shift()?.();
  };
  return { load, answer, Later: later(load) };
}

function Wished({ Later }: { readonly Later: ComponentType }): ReactNode {
  const [isWanted, want] = useState(false);
  return isWanted ? <Later /> : <button onClick={() => want(true)}>Ouvrir</button>;
}

async function show(Later: ComponentType) {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  await render(
    <InEditor>
      <Wished Later={Later} />
    </InEditor>,
  );
  return { warned, want: async () => await page.getByRole("button", { name: "Ouvrir" }).click() };
}

/** A part that could not be had while nobody wanted it. */
async function missedWhileIdle(times: number) {
  const { load, answer, Later } = failing(times);
  const shown = await show(Later);
  const idle = Later.ask();
  await answer();
  await idle;
  return { load, answer, ...shown };
}

test("a part that couldn't be had while nobody wanted it is asked for once more before anybody is told", async () => {
  const { load, answer, warned, want } = await missedWhileIdle(1);
  expect(warned).toHaveBeenCalledOnce();
  await want();
  await expect.poll(() => load).toHaveBeenCalledTimes(2);
  await expect.element(missing).not.toBeInTheDocument();
  await answer();
  await expect.element(page.getByText("Le vignoble")).toBeVisible();
  await expect.element(missing).not.toBeInTheDocument();
  warned.mockRestore();
});

test("a part that is wanted while it is being asked for is asked for once more, too", async () => {
  const { load, answer, Later } = failing(1);
  const { warned, want } = await show(Later);
  void Later.ask();
  await want();
  await answer();
  await expect.poll(() => load).toHaveBeenCalledTimes(2);
  await expect.element(missing).not.toBeInTheDocument();
  await answer();
  await expect.element(page.getByText("Le vignoble")).toBeVisible();
  warned.mockRestore();
});

test("what can't be had then either is said, asked for again, and drawn when it comes", async () => {
  const { load, answer, warned, want } = await missedWhileIdle(2);
  await want();
  await answer();
  await expect.element(missing).toBeVisible();
  dispatchEvent(new Event("online"));
  await expect.poll(() => load).toHaveBeenCalledTimes(3);
  await answer();
  await expect.element(page.getByText("Le vignoble")).toBeVisible();
  warned.mockRestore();
});
