import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { err } from "#schemas/result.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import { NotNow } from "../../ports/not-now.ts";
import type { MediaPort } from "./media-port.ts";
import { MediaUploads } from "./media-uploads.ts";
import { UploadList } from "./upload-list.tsx";

test("another try is offered where it can help: what is too large stays so, and is put away", async () => {
  expectConsole("warn", /could not be sent/);
  const add = vi.fn<MediaPort["add"]>();
  add.mockRejectedValueOnce(new NotNow("Trop de demandes."));
  add.mockResolvedValueOnce(err("Le fichier est trop volumineux."));
  const uploads = new MediaUploads({ add }, () => undefined);
  const onPressed = vi.fn();
  await render(
    <InEditor>
      <UploadList uploads={uploads} onPressed={onPressed} />
    </InEditor>,
  );
  await uploads.add([new File(["x"], "film.mp4", { type: "video/mp4" })]);
  await expect.element(page.getByText("Trop de demandes.")).toBeVisible();
  const again = page.getByRole("button", { name: "Réessayer" });
  (again.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Le fichier est trop volumineux.")).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Retirer de la liste\u00a0: film.mp4" }));
  await expect.element(page.getByText("film.mp4")).not.toBeInTheDocument();
  expect(onPressed).toHaveBeenCalledTimes(2);
});
