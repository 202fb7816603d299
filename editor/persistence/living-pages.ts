/** Which pages of this browser are still there: what one of them does is its own until it is gone. */
export interface LivingPages {
  /** Makes known that a page is there, for as long as it is; a page that crashes is gone by itself. */
  join(page: string): Promise<void>;
  /** Makes known that a page is gone, before the browser knows by itself. */
  leave(page: string): void;
  /** Those of some pages that are there, whatever became of the process that showed them. */
  among(pages: readonly string[]): Promise<ReadonlySet<string>>;
}

const prefix = "cellardoor-editor:";

/** Pages as the browser's locks tell of them. Without locks (a site without HTTPS has none) no other page is known. */
export function lockedPages(locks: LockManager | undefined = globalThis.navigator?.locks): LivingPages {
  const releases = new Map<string, () => void>();
  return {
    leave(page) {
      releases.get(page)?.();
      releases.delete(page);
    },
    async join(page) {
      if (!locks) return;
      const held = new Promise<void>((release) => releases.set(page, release));
      await new Promise<void>((resolve) => {
        const hold = async (): Promise<void> => {
          resolve();
          await held;
        };
        locks.request(prefix + page, hold).catch(() => resolve());
      });
    },
    async among(pages) {
      if (!locks || pages.length === 0) return new Set();
      const { held = [] } = await locks.query();
      const names = new Set(held.map(({ name }) => name));
      return new Set(pages.filter((page) => names.has(prefix + page)));
    },
  };
}
