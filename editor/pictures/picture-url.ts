import { isVector } from "#blocks/kit/picture.tsx";
import { type Image, type ImageWidth, imageUrl } from "#schemas/content/image.ts";

/** The address of a picture at about a width: a drawing, and what lies elsewhere, is served as it is. */
export function pictureUrl(image: Image, width: ImageWidth): string {
  const { externalPath, externalType, url } = image.onlineImage;
  return isVector(image) || externalType === "cdn" ? url : imageUrl(externalPath, width, "webp");
}
