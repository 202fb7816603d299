import { ok } from "#schemas/result.ts";
import { getAlbum, listAlbums } from "#server/content/albums.ts";

import type { Handlers } from "../handler.ts";

import { found } from "./found.ts";

export const albumHandlers: Pick<Handlers, "listAlbums" | "getAlbum"> = {
  listAlbums: async ({ locale, list }) => ok(await listAlbums(locale, list)),
  getAlbum: async ({ params, locale }) => found(await getAlbum(params.id, locale)),
};
