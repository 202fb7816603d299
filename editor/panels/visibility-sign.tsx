import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { BlockNode } from "#schemas/page/layout.ts";
import { visibilityOf } from "#schemas/page/visibility.ts";

import { Icon } from "../kit/icons.tsx";
import { Unseen } from "../kit/unseen.tsx";
import type { Editor } from "../store/editor.ts";
import { hiddenWords, visibilityWords } from "../visibility/visibility-words.ts";

interface VisibilitySignProps {
  readonly editor: Editor;
  readonly node: BlockNode;
  readonly className: string | undefined;
}

/** When and for whom a block is shown, and why nobody sees it here and now: an eye, and words for who can't see that. */
export const VisibilitySign = observer(function VisibilitySign(props: VisibilitySignProps): ReactNode {
  const { editor, node, className } = props;
  const intl = useIntl();
  const visibility = visibilityOf(node);
  const { hidden } = editor.canvas.block(node.id);
  const why = hidden && hiddenWords(hidden.reason, hidden.visibility, intl);
  const words = visibility ? visibilityWords(visibility, intl) : why;
  if (words === null) return null;
  return (
    <span className={className} data-tip={words} data-seen={hidden === null}>
      <Icon name={hidden === null ? "eye" : "eye-off"} size={14} />
      <Unseen>{why === null || why === words ? words : `${words}. ${why}`}</Unseen>
    </span>
  );
});
