import type { PublicationAnswer } from "../../persistence/publisher.ts";
import type { PublishButtonProps } from "../../saving/publish-button.tsx";
import { publishTogether } from "../../store/publish-together.ts";
import type { PanelWork } from "../panel-work.ts";
import type { DeskDocument, PartProblem } from "./desk-document.tsx";

/** A document of the desk as it goes public. */
export function publishable(
  {
    draft,
    isPublic,
    isReady = () => true,
    onRefused,
  }: Pick<DeskDocument, "draft" | "isPublic" | "isReady" | "onRefused">,
  publish: PanelWork["publish"],
): PublishButtonProps["draft"] {
  return {
    get hasChanges() {
      return draft.hasChanges;
    },
    get isPublic() {
      return isPublic();
    },
    get isReady() {
      return isReady();
    },
    get unpublishedSteps() {
      return draft.unpublishedSteps;
    },
    get copy() {
      return draft.copy;
    },
    drafts: [draft],
    async publish(label, by = publish) {
      if (draft.state === "offline") await draft.look();
      await draft.save();
      if (draft.state === "signed-out") return "signed-out";
      if (draft.state !== "saved") return "not-saved";
      const outcome = await publishTogether([draft], by, label);
      if (typeof outcome === "string") return outcome;
      if (outcome.kind === "behind") return outcome.kind;
      const words = outcome.kind === "refused" ? onRefused?.(problemsOf(outcome)) : undefined;
      return { message: words ?? outcome.message };
    },
    unpublish: async () => await draft.unpublish(),
  };
}

/** What is wrong with which part of the one draft, by the part's own name. */
function problemsOf({
  draft,
  details = [],
}: Extract<PublicationAnswer, { readonly kind: "refused" }>): readonly PartProblem[] {
  const start = `drafts.${draft}.`;
  return details.flatMap(({ key, error }) =>
    key.startsWith(start) ? [{ key: key.slice(start.length), words: error }] : [],
  );
}
