import type { ComponentType, ReactNode } from "react";
import { useIntl } from "react-intl";

import { type Later, later } from "../kit/later.tsx";
import { Waiting } from "../kit/waiting.tsx";
import type { SectionProps } from "./sections.tsx";

/** A section of the panel, whose code is asked for when it is opened: until it is there, that is said. */
export function sectionOf(load: () => Promise<ComponentType<SectionProps>>): Later<SectionProps> {
  return later(load, { waiting: Coming });
}

function Coming(): ReactNode {
  return <Waiting>{useIntl().formatMessage({ id: "editor.shell.opening" })}</Waiting>;
}
