/** Tags whose reads are no longer current; `all` when it isn't known which. */
export type DroppedTags = readonly string[] | "all";

export type TagListener = (tags: DroppedTags) => void;

/** Who wants to know of dropped tags, for one opened database. */
export interface TagListeners {
  /** Returns the function that stops listening. */
  add(listener: TagListener): () => void;
  /** Calls every listener at once, synchronously. One that throws keeps no other from hearing. */
  emit(tags: DroppedTags): void;
}

/** Makes an empty list of listeners. */
export function createTagListeners(onTrouble: (message: string, error: unknown) => void): TagListeners {
  const listeners = new Set<TagListener>();
  return {
    add(listener) {
      // Wrapped, so that the same function added twice is two listeners.
      const own: TagListener = (tags) => listener(tags);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    emit(tags) {
      if (tags !== "all" && tags.length === 0) return;
      for (const listener of listeners) {
        try {
          listener(tags);
        } catch (error) {
          onTrouble("A listener of dropped tags threw", error);
        }
      }
    },
  };
}
