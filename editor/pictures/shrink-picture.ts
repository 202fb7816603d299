/** What the server takes is 5 MiB; below that a photograph goes as it is. */
const mostBytes = 5 * 1024 * 1024 - 64 * 1024;
/** What the server makes of a larger picture anyway, in pixels. */
const mostPixels = 3000;
/** Large enough to see what a picture shows, in pixels. */
const previewPixels = 1200;

/** A picture as it is sent: a photograph that is too large for the server is made smaller here, and arrives sooner. */
export async function fitPicture(file: File): Promise<File> {
  const smaller = file.size > mostBytes ? await shrunk(file, mostPixels) : null;
  if (smaller === null || smaller.size >= file.size) return file;
  return new File([smaller], file.name, { type: smaller.type });
}

/** An address at which the page itself may show a file: one of its own bytes, as no other is allowed. */
export async function previewUrl(file: File): Promise<string> {
  const bytes = (await shrunk(file, previewPixels)) ?? file;
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`${file.name} can't be read`));
    reader.readAsDataURL(bytes);
  });
}

/** A picture of so many pixels at most, upright; null for a drawing, and for what this browser can't read. */
async function shrunk(file: Blob, most: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
  const paint = canvas.getContext("2d");
  if (paint) paint.imageSmoothingQuality = "high";
  paint?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // What may be transparent stays so.
  return await canvas.convertToBlob({ type: file.type === "image/jpeg" ? "image/jpeg" : "image/webp", quality: 0.9 });
}
