import * as messages from "../../domain/site/messages.ts";
import { Dialog } from "../forms/dialog.tsx";
import { Button } from "../ui/button.tsx";
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
    <Dialog label={messages.mistake.title} closeLabel={messages.mistake.close} look="low" onClose={onClose}>
      <div className={css["sheet"]}>
        <MistakeForm
          gemId={gemId}
          draft={draft}
          aside={
            <Button look="quiet" onClick={onClose}>
              {messages.mistake.cancel}
            </Button>
          }
        >
          <h2 className={css["title"]}>{messages.mistake.title}</h2>
        </MistakeForm>
      </div>
    </Dialog>
  );
}
