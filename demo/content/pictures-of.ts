import type { BlockNode, LayoutDocument } from "#schemas/page/layout.ts";

import { demoAlbums } from "./albums.ts";
import { demoBlogFolders } from "./blog/all-folders.ts";
import { demoElementLists } from "./elements/all-lists.ts";
import { layoutIds } from "./ids.ts";
import { visitInvitation } from "./layouts/visit-invitation.ts";
import { demoMedia, type MediaName } from "./media.ts";
import { demoNews } from "./news/all-news.ts";
import { demoServices } from "./services/services.ts";

/** The pictures that a page shows, its own and those of its lists; bottles in lists of products are not asked for. */
export function picturesOf({ blocks }: LayoutDocument): ReadonlySet<MediaName> {
  return new Set(Object.values(blocks).flatMap((block) => [...ownPictures(block.props), ...listPictures(block)]));
}

/** `{ id }` anywhere in the props is a picture. */
function ownPictures(props: unknown): readonly MediaName[] {
  if (typeof props !== "object" || props === null) return [];
  return Object.entries(props).flatMap(([key, value]) =>
    key === "image" ? nameOf((value as { id: number }).id) : ownPictures(value),
  );
}

function nameOf(id: number): readonly MediaName[] {
  const medium = demoMedia.find((one) => one.id === id);
  return medium ? [medium.name as MediaName] : [];
}

function listPictures({ slug, props }: BlockNode): readonly MediaName[] {
  const { layout, route, layoutId, album } = props as Record<string, unknown>;
  if (layout === "index") return [];
  if (slug === "reusable" && layoutId === layoutIds.visitInvitation) return [...picturesOf(visitInvitation)];
  if (slug === "album") return demoAlbums.find(({ id }) => id === album)?.images ?? [];
  if (slug === "album-list") return demoAlbums.flatMap(({ images }) => images.slice(0, 1));
  if (slug === "news-list") return demoNews.map(({ image }) => image);
  if (slug === "blog-list") return demoBlogFolders.flatMap(({ articles }) => articles.map(({ image }) => image));
  if (slug === "service-list") return demoServices.map(({ image }) => image);
  if (slug !== "element-list" && slug !== "parcel-map") return [];
  const list = demoElementLists.find((one) => one.route === route);
  return (list?.items ?? []).flatMap(({ image }) => (image ? [image] : []));
}
