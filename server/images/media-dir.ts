const provided: string[] = [];

/** Makes a folder the process's media library; the function it returns takes it away again (as `provideDatabase`). */
export function provideMediaDir(dir: string): () => void {
  provided.push(dir);
  return () => {
    const place = provided.lastIndexOf(dir);
    if (place >= 0) provided.splice(place, 1);
  };
}

/** Where the media library's files are; null when none was provided. */
export function mediaDir(): string | null {
  return provided.at(-1) ?? null;
}
