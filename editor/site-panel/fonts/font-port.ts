import { ApiError } from "#schemas/contract/api-error.ts";
import { toFormData } from "#schemas/contract/form-data.ts";
import { err, ok, type Result } from "#schemas/result.ts";
import type { UploadedFamily } from "#schemas/site/font-family.ts";

import { sendForm } from "../../ports/send-form.ts";
import type { PanelWork } from "../panel-work.ts";

/** The families after something was done, or why it wasn't, in the server's words. Rejects when nobody can be reached. */
export type FontsAfter = Promise<Result<readonly UploadedFamily[], string>>;

/** What can be done with uploaded typefaces. */
export interface FontPort {
  list(): Promise<readonly UploadedFamily[]>;
  /** `name`: the family's; empty: what the files say. `onProgress` is told how much has been sent, from 0 to 1. */
  add(files: readonly File[], name: string, onProgress: (part: number) => void): FontsAfter;
  rename(id: number, name: string): FontsAfter;
  remove(id: number): FontsAfter;
}

export function fontPort({ clients, locale, token }: Pick<PanelWork, "clients" | "locale" | "token">): FontPort {
  const { call } = clients(locale);
  return {
    list: async () => await call("listFontFamilies"),
    add: async (files, name, onProgress) => {
      const form = toFormData({ name: name.trim() || undefined }, { font: files });
      const sent = await sendForm({ token, locale: () => locale }, "addFonts", form, onProgress);
      return sent as Result<readonly UploadedFamily[], string>;
    },
    rename: async (id, name) =>
      await inWords(async () => await call("renameFontFamily", { params: { id }, body: { name } })),
    remove: async (id) => await inWords(async () => await call("removeFontFamily", { params: { id } })),
  };
}

async function inWords(ask: () => Promise<readonly UploadedFamily[]>): FontsAfter {
  try {
    return ok(await ask());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return err(error.message);
  }
}
