import type { Page } from "playwright/test";

/** The faces that a text is drawn in, by the names in their files, however the style sheet calls them. */
export async function drawnIn(page: Page, selector: string): Promise<string> {
  const tools = await page.context().newCDPSession(page);
  try {
    await tools.send("DOM.enable");
    await tools.send("CSS.enable");
    const { root } = await tools.send("DOM.getDocument");
    const { nodeId } = await tools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await tools.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName).join(", ");
  } finally {
    await tools.detach();
  }
}
