const images = new Set(["svg", "jpeg", "jpg", "png", "avif", "webp"]);
const videos = new Set(["mp4", "m4v", "mov", "avi", "wmv", "flv"]);

/** What a file is by its extension (spec §5; avif and webp by design §11). */
export function mediaKind(path: string): "image" | "video" | null {
  const extension = /\.([^./?#]+)(?:[?#]|$)/.exec(path)?.[1]?.toLowerCase() ?? "";
  if (images.has(extension)) return "image";
  return videos.has(extension) ? "video" : null;
}

/** Whether a file is a video by its extension. */
export function isVideo(path: string): boolean {
  return mediaKind(path) === "video";
}
