import type { albumCalls } from "#schemas/contract/calls/albums.ts";
import { ok } from "#schemas/result.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { getAlbum, listAlbums } from "./read.ts";

export const albumHandlers: HandlersOf<typeof albumCalls> = {
  listAlbums: async ({ locale, list }) => ok(await listAlbums(locale, list)),
  getAlbum: async ({ params, locale }) => found(await getAlbum(params.id, locale)),
};
