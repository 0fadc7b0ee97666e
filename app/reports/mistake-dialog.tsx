import * as messages from "../../domain/site/messages.ts";
import { Dialog } from "../forms/dialog.tsx";
import { useToast } from "../ui/toast.tsx";
import { MistakeForm } from "./mistake-form.tsx";
import { useMistake } from "./use-mistake.ts";
import css from "./mistake-dialog.module.css";

/** Reports a mistake in the facts about a gem (docs/product.md §4, Reports). */
export function MistakeDialog({ gemId, onClose }: { readonly gemId: number; readonly onClose: () => void }) {
  const show = useToast();
  const draft = useMistake({
    gemId,
    onDone() {
      onClose();
      show({ type: "success", message: messages.reportThanks });
    },
  });
  return (
    <Dialog label={messages.mistake.title} closeLabel={messages.mistake.close} onClose={onClose}>
      <div className={css["sheet"]}>
        <MistakeForm gemId={gemId} draft={draft}>
          <h2 className={css["title"]}>{messages.mistake.title}</h2>
        </MistakeForm>
      </div>
    </Dialog>
  );
}
