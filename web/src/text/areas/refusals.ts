import type { KernelText, RefusalText } from "@chronarium/kernel";

/** What kernel and authority refuse; games word their own. */
export type RefusalsText = { readonly known: RefusalText; readonly unknown: KernelText["unknown"] };
