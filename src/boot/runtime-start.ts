/** What the page says about its scripts, beside the document itself (`#page-document`). */
interface PageScripts {
  readonly runtime: { readonly entry: string; readonly preload: readonly string[] };
  /** The chunks of each island of the site, by slug or `slug/name`. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

export interface RuntimeStartPorts {
  /** Imports the runtime; resolves when it has taken the page over. */
  load(entry: string): Promise<unknown>;
  failed(): void;
}

/**
 * Gives the function that starts the runtime; only its first call does something. `<html data-runtime>` says
 * that it is there or on its way: it fetches links ahead itself, and the browser stops doing so.
 */
export function createRuntimeStart({ load, failed }: RuntimeStartPorts): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    const text = document.getElementById("page-document")?.textContent;
    if (!text) return;
    const { runtime, islands }: PageScripts = JSON.parse(text);
    const present = Object.entries(islands).filter(([name]) => stands(name));
    for (const url of new Set([...runtime.preload, ...present.flatMap(([, urls]) => urls)])) preload(url);
    const root = document.documentElement;
    root.toggleAttribute("data-runtime", true);
    load(runtime.entry).catch((error: unknown) => {
      root.removeAttribute("data-runtime");
      console.error(error);
      failed();
    });
  };
}

function stands(name: string): boolean {
  return document.querySelector(`[data-island]:is([data-block="${name}"], [data-view="${name}"])`) !== null;
}

function preload(url: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = url;
  document.head.append(link);
}
