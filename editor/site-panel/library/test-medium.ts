import type { LibraryMedium } from "#schemas/content/media.ts";

import { testImage } from "../../fields/test-ports.ts";

/** A medium of the library, a picture unless it says otherwise. For tests. */
export function testMedium(id: number, own: Partial<LibraryMedium> = {}): LibraryMedium {
  const { isDecorative: _own, ...image } = testImage(id, `photo-${id}.jpg`, "Les vignes");
  // As a drawing: no test asks a server for a size of it.
  const onlineImage = { ...image.onlineImage, externalType: "cdn" as const };
  return {
    id,
    kind: "image",
    image: { ...image, onlineImage },
    address: `/media/uploads/photo-${id}.jpg`,
    bytes: 250_000,
    alt: { fr_FR: "Les vignes" },
    isDecorative: false,
    tags: [],
    isCropped: false,
    ...own,
  };
}
