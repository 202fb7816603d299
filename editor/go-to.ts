/** What going to another page takes. */
export interface Way<Page, Ready extends { show(): void }> {
  /** Asks for a page, or a frame around it. */
  open(path: string, frame?: number): Promise<Page>;
  /** Whether it is what is edited already, at another address. */
  isHere(page: Page): boolean;
  /** Shows what is edited already at that address. */
  stay(page: Page): Promise<void>;
  /** Has everything there that the next editor needs. */
  ready(path: string, frame: number | undefined, page: Page): Promise<Ready>;
  /** Ends the editor that is shown; what waits is saved before. */
  end(): Promise<void>;
  /** Told when something else is edited. */
  moved(path: string, frame?: number): void;
  /** Told when nobody can go there now. */
  failed(): void;
}

/**
 * Gives the way to another page, which is walked once at a time: what is edited stays until all of the next is there, and
 * stays where that can't be had. Never rejects.
 */
export function goTo<Page, Ready extends { show(): void }>(
  way: Way<Page, Ready>,
): (path: string, frame?: number) => Promise<void> {
  let going: Promise<void> | null = null;
  const walk = async (path: string, frame?: number): Promise<void> => {
    try {
      const page = await way.open(path, frame);
      if (way.isHere(page)) {
        await way.stay(page);
        return way.moved(path, frame);
      }
      const next = await way.ready(path, frame, page);
      await way.end();
      way.moved(path, frame);
      next.show();
    } catch (error) {
      console.warn(error);
      way.failed();
    }
  };
  return async (path, frame) => {
    going ??= walk(path, frame).finally(() => (going = null));
    await going;
  };
}
