import type { ReactNode } from "react";

import { deliveryRules } from "#blocks/kit/delivery-rules.ts";
import { Island } from "#blocks/kit/island.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import type { cartDrawerDefinition } from "./definition.ts";
import { DrawerIsland } from "./drawer-island.tsx";

/** The place of the drawer; nothing on a site that is no shop. */
export function CartDrawerView({ data }: BlockViewProps<typeof cartDrawerDefinition>): ReactNode {
  const locale = useLocale();
  if (data.site?.isECommerce === false) return null;
  const wines = data.wines?.pages[0]?.path ?? localizePath("/nos-cuvees", locale);
  return <Island name="drawer" of={DrawerIsland} props={{ rules: deliveryRules(data.parameters), wines }} />;
}
