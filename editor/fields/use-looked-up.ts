import { useEffect, useState } from "react";

import type { ChosenImage } from "#schemas/content/canvas.ts";
import type { Reference } from "#schemas/fields/field.ts";
import type { Locale } from "#schemas/locale.ts";

import type { FieldPorts, LookedUp, Target } from "./field-ports.ts";

/** What an id stands for: null while it is asked for, `gone` where there is no such thing any more. */
export type Standing<Thing> = Thing | "gone" | "failed" | null;

export interface Asked {
  readonly ports: FieldPorts;
  readonly kind: Reference["kind"];
  /** Null asks nothing. */
  readonly id: number | null;
  readonly locale: Locale;
}

/** Looks up what one id stands for. */
export function useLookedUp({ ports, kind, id, locale }: Asked): Standing<ChosenImage | Target> {
  const [found, setFound] = useState<{ readonly of: string; readonly thing: Standing<ChosenImage | Target> } | null>(
    null,
  );
  const asked = `${kind} ${id} ${locale}`;
  useEffect(() => {
    if (id === null) return undefined;
    let isLeft = false;
    const settle = (thing: Standing<ChosenImage | Target>) => {
      if (!isLeft) setFound({ of: asked, thing });
    };
    ports.lookUp([{ kind, id }], locale).then(
      (answer) => settle(thingOf(answer, kind, id) ?? "gone"),
      () => settle("failed"),
    );
    return () => {
      isLeft = true;
    };
  }, [ports, kind, id, locale, asked]);
  return found?.of === asked ? found.thing : null;
}

function thingOf(answer: LookedUp, kind: Reference["kind"], id: number): ChosenImage | Target | null {
  if (kind === "media") return answer.media.find((entry) => entry.id === id)?.image ?? null;
  const target = answer[kind === "page" ? "pages" : "products"].find((entry) => entry.id === id)?.target;
  return target ? { id, ...target } : null;
}
