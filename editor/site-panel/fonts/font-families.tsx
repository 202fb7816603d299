import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import { FieldSet } from "#editor/kit/field-set.tsx";
import { useToast } from "#editor/kit/toast.tsx";
import { wordsForNow } from "#editor/ports/not-now.ts";
import { classNames } from "#blocks/kit/class-names.ts";
import { err } from "#schemas/result.ts";
import type { UploadedFamily } from "#schemas/site/font-family.ts";

import styles from "../site-panel.module.css";
import { FamilyRow } from "./family-row.tsx";
import type { FontPort, FontsAfter } from "./font-port.ts";
import { FontUpload } from "./font-upload.tsx";
import own from "./panel-fonts.module.css";

export interface FontFamiliesProps {
  readonly port: FontPort;
  /** Told when there are others than before. */
  readonly onChanged: () => void;
}

/** The typefaces that the estate has uploaded, each with a line set in it; more of them come by drop or button. */
export function FontFamilies({ port, onChanged }: FontFamiliesProps): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const [families, setFamilies] = useState<readonly UploadedFamily[] | null>(null);
  const failed = intl.formatMessage({ id: "editor.site.fonts.failed" });
  useEffect(() => {
    let isGone = false;
    port.list().then(
      (list) => isGone || setFamilies(list),
      () => isGone || toast({ text: failed, isLasting: true }),
    );
    return () => {
      isGone = true;
    };
  }, [port, toast, failed]);
  /** Null: it is done; else why it isn't, in words. */
  const settle = async (doing: FontsAfter, said: string): Promise<string | null> => {
    const done = await doing.catch((error: unknown) => err(wordsForNow(error) ?? failed));
    if (!done.ok) return done.error;
    setFamilies(done.value);
    onChanged();
    if (said !== "") toast({ text: said });
    return null;
  };
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  return (
    <div className={classNames(styles.settings, own.library)}>
      <FieldSet label={say("editor.site.fonts")}>
        {families?.length === 0 ? <p className={own.none}>{say("editor.site.fonts.none")}</p> : null}
        <ul className={own.families}>
          {families?.map((family) => (
            <FamilyRow
              key={family.id}
              family={family}
              onRename={async (name) => await settle(port.rename(family.id, name), "")}
              onRemove={async () =>
                await settle(port.remove(family.id), say("editor.site.fonts.removed", { name: family.name }))
              }
            />
          ))}
        </ul>
        <FontUpload
          onSend={async (files, name, onProgress) =>
            await settle(port.add(files, name, onProgress), say("editor.site.fonts.added", { count: files.length }))
          }
        />
      </FieldSet>
    </div>
  );
}
