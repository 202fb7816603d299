/**
 * Looks for faults in the type of the page that it runs in: old-style figures in a title or a table, an ordinal that
 * opens its line, a title that skips a level. Runs in the browser: it may use nothing from outside itself.
 * Gives a sentence for each fault.
 */
export function findTypeFaults(): readonly string[] {
  const titles = [...document.querySelectorAll("h1, h2, h3, h4")].filter((title) => title.checkVisibility());
  return [...findFigures(), ...findOpenedLines(), ...findSkippedLevels()];

  function findFigures(): readonly string[] {
    return [...titles, ...document.querySelectorAll("th, td")]
      .filter((element) => !getComputedStyle(element).fontVariantNumeric.includes("lining-nums"))
      .map((element) => `«${nameOf(element)}» has old-style figures`);
  }

  /** Lines of one height: a text is as high as one of its lines, some times. */
  function findOpenedLines(): readonly string[] {
    return [...document.querySelectorAll("sup")].flatMap((sup) => {
      const text = sup.closest("p, li, dd, td, h1, h2, h3, h4");
      if (!text || !text.checkVisibility()) return [];
      const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
      const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(text);
      const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(Number.parseFloat);
      const height = text.getBoundingClientRect().height - around.reduce((sum, size) => sum + size, 0);
      const lines = height / lineHeight;
      return Math.abs(lines - Math.round(lines)) > 0.03 ? [`«${nameOf(sup)}» opens a line of «${nameOf(text)}»`] : [];
    });
  }

  function findSkippedLevels(): readonly string[] {
    const levels = titles.map((title) => Number(title.tagName.slice(1)));
    return titles
      .filter((_, index) => (levels[index] ?? 1) > (levels[index - 1] ?? 0) + 1)
      .map((title) => `<${title.tagName.toLowerCase()}> «${nameOf(title)}» skips a level`);
  }

  function nameOf(element: Element): string {
    return (element.textContent ?? "").trim().slice(0, 40);
  }
}
