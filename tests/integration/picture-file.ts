import sharp from "sharp";

/** A plain picture of a size in pixels, as a browser sends one. */
export async function pictureFile({
  width,
  height,
  format = "png",
}: {
  readonly width: number;
  readonly height: number;
  readonly format?: "png" | "jpeg" | "webp" | "gif";
}): Promise<Blob> {
  const picture = sharp({ create: { width, height, channels: 3, background: "#661111" } });
  return new Blob([new Uint8Array(await picture.toFormat(format).toBuffer())], { type: `image/${format}` });
}
