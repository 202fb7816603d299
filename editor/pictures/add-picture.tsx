import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { later } from "#editor/kit/later.tsx";

import type { AskedWords } from "./asked-words.ts";

const PictureQuestion = later(async () => (await import("./picture-question.tsx")).PictureQuestion);

/** Asks what a picture says before it is added. */
export const AddPicture = observer(function AddPicture({ words }: { readonly words: AskedWords }): ReactNode {
  const { asked, answer } = words;
  return asked === null ? null : <PictureQuestion key={asked.file.name} asked={asked} answer={answer} />;
});
