import type { ComponentType, ReactNode } from "react";

import type { FormSaid } from "#schemas/contract/form-said.ts";

/** What every view receives, whatever its definition (see `BlockViewProps` for the typed form). */
export interface AnyViewProps {
  readonly id: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly href: (changes: Readonly<Record<string, string | number | null>>) => string;
  readonly said: FormSaid | null;
}

export type AnyView = ComponentType<AnyViewProps>;

/** Finds a slug's view; undefined when the slug has none here. */
export type FindView = (slug: string) => AnyView | undefined;
