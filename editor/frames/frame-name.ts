import { useIntl } from "react-intl";

/** The site's own frames, by the names of their layouts. */
const known: readonly string[] = ["default", "page"];

/** Gives the function that says a frame's name: the site's own two by what they stand around. */
export function useFrameName(): (name: string) => string {
  const intl = useIntl();
  return (name) => (known.includes(name) ? intl.formatMessage({ id: `editor.frames.name.${name}` }) : name);
}
