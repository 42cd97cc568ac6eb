/** A refusal in words for the person at the terminal: what is wrong and what to do. */
export class KeepRefused extends Error {
  override readonly name = 'KeepRefused';
}
