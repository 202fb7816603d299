/** Whether files are dragged: which ones, a browser tells only when they are dropped. */
export function carriesFiles(data: DataTransfer | null): boolean {
  return data?.types.includes("Files") ?? false;
}

/** The pictures among what was dropped. */
export function picturesIn(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
}

/**
 * The pictures among what is pasted; none where it is words above all: what is copied from a table or a text has a
 * picture of itself along.
 */
export function pastedPictures(data: DataTransfer | null): readonly File[] {
  return (data?.getData("text/plain") ?? "") === "" ? picturesIn(data) : [];
}
