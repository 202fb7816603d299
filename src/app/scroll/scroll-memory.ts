/** In CSS pixels from the document's start. */
export interface ScrollPosition {
  readonly x: number;
  readonly y: number;
}

const storageName = "cellardoor:scroll";

/** How many history entries are remembered; the oldest are forgotten first. */
const limit = 100;

/** Scroll positions by history key; kept in the session, so that they outlive a reload. */
export class ScrollMemory {
  readonly #storage: Pick<Storage, "getItem" | "setItem">;
  readonly #positions: Map<string, ScrollPosition>;

  constructor(storage: Pick<Storage, "getItem" | "setItem">) {
    this.#storage = storage;
    this.#positions = new Map(parse(storage.getItem(storageName)));
  }

  get(key: string): ScrollPosition | null {
    return this.#positions.get(key) ?? null;
  }

  set(key: string, position: ScrollPosition): void {
    this.#positions.delete(key);
    this.#positions.set(key, position);
    for (const oldest of [...this.#positions.keys()].slice(0, -limit)) this.#positions.delete(oldest);
    this.#storage.setItem(storageName, JSON.stringify([...this.#positions]));
  }
}

function parse(text: string | null): [string, ScrollPosition][] {
  try {
    const entries: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, ScrollPosition] {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const position: unknown = value[1];
  if (typeof position !== "object" || position === null || !("x" in position) || !("y" in position)) return false;
  return Number.isFinite(position.x) && Number.isFinite(position.y);
}
