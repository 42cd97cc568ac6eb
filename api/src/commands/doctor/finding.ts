/** What one check found, in words for the person at the terminal; what is wrong says what to do. */
export interface Finding {
  isGood: boolean;
  text: string;
}

/** What was looked at and is as it should be. */
export const good = (text: string): Finding => ({ isGood: true, text });

/** What is wrong, and what to do about it. */
export const wrong = (text: string): Finding => ({ isGood: false, text });

/** What a fault of the system says, for the end of a sentence. */
export const reasonOf = (error: unknown): string => (error instanceof Error && error.message) || String(error);
