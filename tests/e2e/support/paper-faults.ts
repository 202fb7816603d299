/**
 * Looks for what has no place on paper in a page that is shown as it prints: bars and what is pressed or filled in,
 * grounds other than white, inks that are hard to read on it. Runs in the browser: it may use nothing from outside
 * itself. Gives a sentence for each fault.
 */
export function findPaperFaults(): readonly string[] {
  const notForPaper = "nav, form, button, input, select, dialog, header a, footer";
  const elements = [...document.body.querySelectorAll("*")].filter((element) => isSeen(element));
  return [...findScreenParts(), ...findGrounds(), ...findFaintTexts(), ...findPicturesBehind()].slice(0, 8);

  function findScreenParts(): readonly string[] {
    return elements.filter((element) => element.matches(notForPaper)).map((found) => `not for paper: ${nameOf(found)}`);
  }

  function findGrounds(): readonly string[] {
    return elements
      .filter((element) => {
        const { backgroundColor, backgroundImage, boxShadow, position } = getComputedStyle(element);
        const isBare = colourOf(backgroundColor).alpha === 0 && backgroundImage === "none" && boxShadow === "none";
        return !isBare || position === "fixed" || position === "sticky";
      })
      .map((found) => `it has a ground, a shadow or a fixed place on paper: ${nameOf(found)}`);
  }

  function findFaintTexts(): readonly string[] {
    return elements
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""))
      .filter((element) => contrastOnWhite(getComputedStyle(element).color) < 4.5)
      .map((found) => `too faint for paper: ${nameOf(found)}`);
  }

  /** Pictures that stand out of the flow lie behind words. */
  function findPicturesBehind(): readonly string[] {
    return elements
      .filter((element) => element.matches("main img") && getComputedStyle(element).position === "absolute")
      .map((found) => `behind words on paper: ${nameOf(found)}`);
  }

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  }

  /** WCAG 2.2, 1.4.3: of an ink on white. */
  function contrastOnWhite(colour: string): number {
    const { channels, alpha } = colourOf(colour);
    const [red = 0, green = 0, blue = 0] = channels
      .map((channel) => (channel * alpha + 255 * (1 - alpha)) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  }

  /** Any CSS colour as red, green and blue, as the browser itself draws it. */
  function colourOf(colour: string): { readonly channels: readonly number[]; readonly alpha: number } {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) throw new Error("no canvas");
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { channels: [red, green, blue], alpha: alpha / 255 };
  }

  function nameOf(element: Element): string {
    return element.outerHTML.slice(0, 120);
  }
}
