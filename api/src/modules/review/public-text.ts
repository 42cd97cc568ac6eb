const E_MAIL = /[^\s@<>()]{1,64}@[^\s@<>()]+\.[^\s@<>().]{2,}/g;

/** The text of a review as visitors read it: an e-mail address that its author typed is left out (C47). */
export function publicText(message: string): string {
  return message.replace(E_MAIL, '[e-mailadres]');
}
