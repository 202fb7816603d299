/** A browser encodes a picture when it has nothing else to do, which may take seconds: once for each size. */
const encoded = new Map<string, Promise<Blob>>();

/** A picture of vines under a sky, as somebody would drop it: its left third is unlike the rest. For tests. */
export async function pictureOf(name: string, { width = 900, height = 600 } = {}): Promise<File> {
  const size = `${width} × ${height}`;
  const made = encoded.get(size) ?? draw(width, height).convertToBlob({ type: "image/jpeg" });
  encoded.set(size, made);
  return new File([await made], name, { type: "image/jpeg" });
}

function draw(width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("This browser draws nothing");
  const fill = (colour: string, left: number, top: number, right: number, bottom: number) => {
    paint.fillStyle = colour;
    paint.fillRect(left * width, top * height, (right - left) * width, (bottom - top) * height);
  };
  fill("#b9cdd9", 0, 0, 1, 0.45);
  fill("#6d8a4e", 0, 0.45, 1, 1);
  for (let row = 0; row < 9; row += 1) fill("#4d7038", 0, 0.5 + row * 0.055, 1, 0.52 + row * 0.055);
  fill("#e8dcc6", 0.12, 0.25, 0.3, 0.55);
  fill("#8d3b2e", 0.1, 0.2, 0.32, 0.27);
  return canvas;
}
