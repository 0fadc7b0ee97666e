import type { ReactNode } from "react";
import { exportFormats, type ExportFormat } from "../../domain/travel/export-formats.ts";
import * as messages from "../../domain/site/messages.ts";
import { useShownCopy } from "../shell/use-shown-copy.ts";
import { buttonClass } from "../ui/button.tsx";
import css from "./downloads.module.css";

/**
 * The same gems as files for other programs (docs/product.md §11); plain links, so that they need no script. Our server
 * writes them, so a copy has none.
 */
export function Downloads({ address }: { readonly address: (format: ExportFormat) => string }): ReactNode {
  if (useShownCopy() !== null) return null;
  return (
    <div role="group" aria-label={messages.downloads.label} className={css["downloads"]}>
      <span className={css["label"]} aria-hidden="true">
        {messages.downloads.label}
      </span>
      {exportFormats.map((format) => (
        <a key={format} className={buttonClass("outline")} href={address(format)} download>
          {messages.downloads.formats[format]}
        </a>
      ))}
    </div>
  );
}
