import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo, useState } from "react";

import type { SettingDefinition } from "#schemas/site-settings/setting.ts";

import type { PanelWork } from "../panel-work.ts";
import { SettingList } from "../settings/setting-list.tsx";
import { FontFamilies } from "./font-families.tsx";
import { fontPort } from "./font-port.ts";

interface TypographySettingsProps {
  readonly work: PanelWork;
  readonly settings: readonly SettingDefinition[];
}

/** How text is set, and the typefaces of the estate's own that it can be set in. */
export const TypographySettings = observer(function TypographySettings({
  work,
  settings,
}: TypographySettingsProps): ReactNode {
  const port = useMemo(() => fontPort(work), [work]);
  const [change, setChange] = useState(0);
  return (
    <>
      {/* Its lists of typefaces are asked for anew. */}
      <SettingList key={change} {...{ work, settings }} />
      <FontFamilies
        port={port}
        onChanged={() => {
          setChange((before) => before + 1);
          void work.frames.refresh();
        }}
      />
    </>
  );
});
