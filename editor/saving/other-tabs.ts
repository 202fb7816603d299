/** Which tabs of this browser have a document open. */
export interface OtherTabs {
  /** Whether another one than this has; where a browser has no locks, none is known. */
  isOpen(): Promise<boolean>;
  /** This one has closed it. */
  leave(): void;
}

/** [PR2] Makes known to the browser's other tabs that a document is edited here, and by whom: `layout/12/3`. */
export function otherTabs(place: string, locks: LockManager | undefined = globalThis.navigator?.locks): OtherTabs {
  const name = `cellardoor-tab:${place}`;
  let leave = (): void => {};
  const open = new Promise<void>((resolve) => (leave = resolve));
  locks?.request(name, { mode: "shared" }, async () => await open).catch(() => {});
  return {
    leave: () => leave(),
    async isOpen() {
      const held = (await locks?.query())?.held ?? [];
      return held.filter((lock) => lock.name === name).length > 1;
    },
  };
}
