import type { PublishButtonProps } from "../../saving/publish-button.tsx";
import { publishTogether } from "../../store/publish-together.ts";
import type { PanelWork } from "../panel-work.ts";
import type { DeskDocument } from "./desk-document.tsx";

/** A document of the desk as it goes public. */
export function publishable(
  { draft, isPublic, isReady = () => true }: Pick<DeskDocument, "draft" | "isPublic" | "isReady">,
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
      return outcome.kind === "behind" ? outcome.kind : { message: outcome.message };
    },
    unpublish: async () => await draft.unpublish(),
  };
}
