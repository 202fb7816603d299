/**
 * The link that has a browser paint nothing before the menu at the page's top has come whole: entries stand at the bar's
 * end, and over a slow line those that came first would move along as others follow. Empty where no element of this id
 * stands above the page's main part: nobody waits for a menu at its foot. Browsers that don't know it paint as before.
 */
export function expectMenu(markup: string, id: string): string {
  const menu = markup.indexOf(` id="${id}"`);
  const main = markup.indexOf("<main");
  return menu === -1 || main < menu ? "" : `<link rel="expect" href="#${id}" blocking="render">`;
}
