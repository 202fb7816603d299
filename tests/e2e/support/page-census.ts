import type { Page } from "playwright/test";

export interface Census {
  /** Roots of React's that are mounted. */
  readonly roots: number;
  /** Listeners on the window, the document and its body. */
  readonly listeners: number;
}

declare global {
  interface Window {
    __census?: () => Census;
  }
}

/** Counts roots and listeners in the documents that a page loads from now on; the function that it gives reads them. */
export async function takeCensus(page: Page): Promise<() => Promise<Census>> {
  await page.addInitScript(() => {
    interface FiberRoot {
      readonly current: { readonly child: unknown };
    }
    const roots = new Set<FiberRoot>();
    // React's own door for its developer tools: it is told of every commit of every root.
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        onCommitFiberRoot: (_id: number, root: FiberRoot) => {
          if (root.current.child === null) roots.delete(root);
          else roots.add(root);
        },
      },
    });
    const listeners = new Map<EventTarget, Set<string>>();
    const names = new WeakMap<object, number>();
    let last = 0;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const nameOf = (type: string, listener: object, options: unknown): string => {
      if (!names.has(listener)) names.set(listener, (last += 1));
      const capture =
        typeof options === "object" && options !== null ? (options as { capture?: boolean }).capture : options;
      return `${type} ${names.get(listener)} ${capture === true}`;
    };
    EventTarget.prototype.addEventListener = function add(type, listener, options) {
      if (listener && (this === window || this === document || this === document.body)) {
        const name = nameOf(type, listener, options);
        const own = listeners.get(this) ?? new Set<string>();
        listeners.set(this, own.add(name));
        const forget = (): boolean => own.delete(name);
        if (typeof options === "object") options.signal?.addEventListener("abort", forget);
        if (typeof options === "object" && options.once) addEventListener.call(this, type, forget, { once: true });
      }
      addEventListener.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
      if (listener) listeners.get(this)?.delete(nameOf(type, listener, options));
      removeEventListener.call(this, type, listener, options);
    };
    window.__census = () => ({
      roots: roots.size,
      listeners: [...listeners.values()].reduce((sum, own) => sum + own.size, 0),
    });
  });
  return async () => {
    const census = await page.evaluate(() => window.__census?.());
    if (!census) throw new Error("The page takes no census");
    return census;
  };
}
