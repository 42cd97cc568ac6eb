/** A tab that is not seen paints nothing: milliseconds until it is not waited for any longer. */
const UNSEEN_MS = 100;

/**
 * After the browser has painted the answer to a press. What the press leads to can then take its time (writing the address alone takes up to 50 ms on a slow
 * phone), and the one who pressed has seen that it was heard.
 */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, UNSEEN_MS);
    requestAnimationFrame(() => setTimeout(done));
  });
}
