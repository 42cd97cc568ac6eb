import { CODE_MODES, type CodeMode } from '@portal/shared/platform';

/** What the links in mails are for (C24): Firebase's own modes, and three of ours. */
const CONFIRM_MODES = [...CODE_MODES, 'restoreAccount', 'unsubscribe', 'declineReview'] as const;
/** What a link of a mail asks for. */
export type ConfirmMode = (typeof CONFIRM_MODES)[number];

/** The mode of an address; undefined when it is none of them. */
export const confirmModeOf = (value: string | null): ConfirmMode | undefined =>
  CONFIRM_MODES.find((mode) => mode === value);

/** Modes whose code the sign-in server knows. */
export const isCodeMode = (mode: ConfirmMode): mode is CodeMode => CODE_MODES.some((known) => known === mode);
