/** What the server's thread for whole games is asked. */
import type { Folder, PackedPast, PastJob, Readers, VerifyJob } from "@chronarium/authority";

export type FoldCalls = {
  readonly past: { readonly ask: PastJob; readonly answer: PackedPast | undefined };
  readonly verify: { readonly ask: VerifyJob; readonly answer: Awaited<ReturnType<Folder["verify"]>> };
};

/** Asked by this process alone. */
export const foldReaders: Readers<FoldCalls> = {
  past: (content) => content as PastJob,
  verify: (content) => content as VerifyJob,
};
