/** What the operator's panel has in the address behind that of the page which it stands over. */
export const panelHash = "#/settings";

/** Whether an address's hash is one of the panel's. */
export function isPanelHash(hash: string): boolean {
  return hash === panelHash || hash.startsWith(`${panelHash}/`);
}
