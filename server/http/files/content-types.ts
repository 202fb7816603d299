const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  woff2: "font/woff2",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  mp4: "video/mp4",
};

/** The media type of a file by its extension; bytes without a name for anything unknown. */
export function contentType(path: string): string {
  return types[extensionOf(path)] ?? "application/octet-stream";
}

/** A stored media type as it is sent: a text, and a drawing is one, says how it is written. */
export function sentType(mime: string): string {
  return /^text\/|[/+]xml$/.test(mime) ? `${mime}; charset=utf-8` : mime;
}

/** True for files that compressing makes smaller. */
export function isText(path: string): boolean {
  return ["js", "css", "json", "svg"].includes(extensionOf(path));
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}
