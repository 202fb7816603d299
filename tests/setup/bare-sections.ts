/**
 * The opening tags of `section` elements in some HTML that hold no heading and have no label of their own: such a
 * one is a division, and an outline has no use for it. A name borrowed from elsewhere (`aria-labelledby`) is no
 * heading: who steps from heading to heading passes it by.
 */
export function bareSections(html: string): readonly string[] {
  const open: { readonly tag: string; isNamed: boolean }[] = [];
  const bare: string[] = [];
  for (const [tag, end, name = "", attributes = ""] of html.matchAll(/<(\/?)(section|h[1-6])\b([^>]*)>/g)) {
    if (name !== "section") {
      for (const section of open) section.isNamed = true;
    } else if (end === "") {
      open.push({ tag, isNamed: /\saria-label="[^"]/.test(attributes) });
    } else {
      const section = open.pop();
      if (section && !section.isNamed) bare.push(section.tag);
    }
  }
  return bare;
}
