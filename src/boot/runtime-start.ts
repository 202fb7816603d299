/** What the page says about its scripts, beside the document itself (`#page-document`). */
interface PageScripts {
  readonly runtime: { readonly entry: string; readonly preload: readonly string[] };
  /** The chunks of each island that stands on the page, by slug. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

export interface RuntimeStartPorts {
  /** Imports the runtime; resolves when it has taken the page over. */
  load(entry: string): Promise<unknown>;
  failed(): void;
}

/** Gives the function that starts the runtime; only its first call does something. */
export function createRuntimeStart({ load, failed }: RuntimeStartPorts): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    const text = document.getElementById("page-document")?.textContent;
    if (!text) return;
    const { runtime, islands }: PageScripts = JSON.parse(text);
    for (const url of new Set([...runtime.preload, ...Object.values(islands).flat()])) preload(url);
    load(runtime.entry).catch((error: unknown) => {
      console.error(error);
      failed();
    });
  };
}

function preload(url: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = url;
  document.head.append(link);
}
