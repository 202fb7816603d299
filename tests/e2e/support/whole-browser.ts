import { browserArgs, findBrowser } from "../../../scripts/find-browser.ts";

/**
 * `test.use(wholeBrowser)`: the browser that people have, where the others make do with its headless shell
 * (playwright.config.ts). The shell breaks lines by other widths of letters, which counts where a sheet is just full.
 */
export const wholeBrowser = { launchOptions: { executablePath: findBrowser() ?? undefined, args: browserArgs } };
