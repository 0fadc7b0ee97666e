import type { Press } from "../../domain/stamps/press.ts";
import { MissingStamp } from "./missing-stamp.tsx";
import { StampPrint } from "./seal.tsx";

/** The place of a gem's seal: its print, or the seal without ink where `press` is null. Decorative. */
export const SealPlace = ({
  gemId,
  press,
  className,
}: {
  readonly gemId: number;
  readonly press: Press | null;
  readonly className?: string | undefined;
}) =>
  press === null ? (
    <MissingStamp gemId={gemId} className={className} />
  ) : (
    <StampPrint gemId={gemId} press={press} className={className} />
  );
