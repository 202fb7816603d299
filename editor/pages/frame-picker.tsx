import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { FrameItem } from "#schemas/content/canvas.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";

import { useFrameName } from "../frames/frame-name.ts";
import { Button } from "../kit/button.tsx";
import { SelectField } from "../kit/select-field.tsx";
import { useAsked } from "../kit/use-asked.ts";
import type { PageAbout } from "./page-about.ts";
import { useSetting } from "./use-setting.ts";

/** No layout has this id: a page without a frame of its own has that of its type. */
const ofType = 0;

/** The frame around the page: its type's, or one that is chosen; and the way into it. */
export const FramePicker = observer(function FramePicker({ about }: { readonly about: PageAbout }): ReactNode {
  const intl = useIntl();
  const nameOf = useFrameName();
  const { label, value, error, onChange } = useSetting<number | null>("frame", null);
  const frames = useAsked(about.listFrames);
  const typical = frames?.find(({ name }) => name === findPageType(about.type)?.frame);
  const asUsual = intl.formatMessage(
    { id: "editor.frames.usual" },
    { name: typical === undefined ? "" : nameOf(typical.name) },
  );
  const options = [
    { value: ofType, label: asUsual },
    ...(frames ?? []).map(({ layoutId, name }) => ({ value: layoutId, label: nameOf(name) })),
    ...(isMissing(frames, value)
      ? [{ value: value ?? ofType, label: intl.formatMessage({ id: "editor.frames.gone" }) }]
      : []),
  ];
  const shown = value ?? typical?.layoutId;
  return (
    <>
      <SelectField
        {...{ label, error, options }}
        help={intl.formatMessage({ id: "editor.frames.pickHelp" })}
        value={value ?? ofType}
        onChange={(id) => onChange(id === ofType ? null : id)}
      />
      {shown !== undefined && (
        <Button icon="frame" onClick={() => about.editFrame(shown)}>
          {intl.formatMessage({ id: "editor.frames.edit" })}
        </Button>
      )}
    </>
  );
});

/** Whether a page names a frame that isn't there, or nobody knows the frames. */
function isMissing(frames: readonly FrameItem[] | null, value: number | null): boolean {
  return value !== null && frames?.some(({ layoutId }) => layoutId === value) !== true;
}
