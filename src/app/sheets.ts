/** Style sheets that some pages need beside the one of all pages. */
export interface Sheets {
  /** Links a sheet and waits until it is there. Gives false when it can't be had. */
  load(address: string): Promise<boolean>;
}

/** Links each sheet once and leaves it: it names blocks alone, and what it says of others' pages is nothing. */
export function createSheets(head: HTMLElement): Sheets {
  const loading = new Map<string, Promise<boolean>>();
  return {
    load(address) {
      const known = loading.get(address) ?? link(head, address);
      loading.set(address, known);
      void known.then((isThere) => isThere || loading.delete(address));
      return known;
    },
  };
}

function link(head: HTMLElement, address: string): Promise<boolean> {
  const links = [...head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  // What the server linked was there before anything was shown.
  if (links.some((one) => one.getAttribute("href") === address)) return Promise.resolve(true);
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = address;
  return new Promise((resolve) => {
    sheet.addEventListener("load", () => resolve(true));
    sheet.addEventListener("error", () => {
      sheet.remove();
      resolve(false);
    });
    // What is said of paper comes last.
    head.insertBefore(sheet, head.querySelector("link[media=print]"));
  });
}
