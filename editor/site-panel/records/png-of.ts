/** How fine a code is printed: dots in an inch, of the pixels that browsers count in one. */
const [dots, pixels] = [600, 96];

/** A drawing as a PNG, in its own size at 600 dots per inch. */
export async function pngOf(address: string): Promise<Blob> {
  const drawing = new Image();
  drawing.src = address;
  await drawing.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((drawing.naturalWidth * dots) / pixels);
  canvas.height = Math.round((drawing.naturalHeight * dots) / pixels);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser draws nothing");
  context.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser makes no PNG"))), "image/png");
  return await promise;
}
