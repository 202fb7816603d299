import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { isVideo } from "#blocks/kit/media-kind.ts";
import { otherItems } from "#blocks/kit/other-items.ts";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Picture } from "#blocks/kit/picture.tsx";
import type { Fill } from "#blocks/kit/picture-sizes.ts";
import { clamp, rem } from "#blocks/kit/room.ts";
import { Title } from "#blocks/kit/title.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { Album } from "#schemas/content/album.ts";
import { localizePath } from "#schemas/locale.ts";
import { albumDetail } from "#schemas/page/page-types/album-detail.ts";
import { buildPath } from "#schemas/page/page-types/build-path.ts";

import styles from "./album-list.module.css";
import type { albumListDefinition } from "./definition.ts";

/** The box of a cover: as many beside each other as find 22 rem, two alone with half of the width each (`album-list.module.css`). */
const fillOf = (covers: number): Fill => ({
  ratio: 3 / 2,
  width: ({ slot, width }) => {
    const between = clamp([1.5, 3, 3], slot);
    const room = Math.max(1, Math.floor((width + between) / (22 * rem + between)));
    const count = covers === 2 ? Math.min(2, room) : room;
    return (width - (count - 1) * between) / count;
  },
});

/** From edge to edge; on a phone a panorama would be a stripe. */
const band: Fill = { ratio: ({ slot }) => (slot < 42 * rem ? 3 / 2 : 21 / 9), width: ({ slot }) => slot };

/** The albums' covers, each a link to its album; on the page of one of them those of the others, or nothing. */
export function AlbumListView({ props, data }: BlockViewProps<typeof albumListDefinition>): ReactNode {
  const page = usePage();
  if (!data.list) return null;
  const albums = otherItems(data.list.albums, page.path);
  if (albums.length === 0 && data.list.albums.length > 0) return null;
  const fill = props.layout === "bands" ? band : fillOf(albums.length);
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} />
      {albums.length === 0 ? (
        <p className={layout.meta}>
          <FormattedMessage id="albumList.empty" />
        </p>
      ) : (
        <ul className={classNames(layout.plain, styles[props.layout])}>
          {albums.map((album) => (
            <li key={album.id}>
              <Cover album={album} fill={fill} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Cover({ album, fill }: { album: Album; fill: Fill }): ReactNode {
  const path = localizePath(buildPath(albumDetail, { slug: album.slug, id: String(album.id) }), useLocale());
  const cover = album.images.find((image) => !isVideo(image.onlineImage.externalPath));
  return (
    <a href={path} className={styles.cover}>
      {cover ? (
        <Picture image={cover} sizes={fill} alt="" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={styles.name}>{album.title}</span>
      <span className={classNames(layout.meta, styles.meta)}>
        <FormattedMessage id="albumList.count" values={{ count: album.images.length }} />
      </span>
    </a>
  );
}
