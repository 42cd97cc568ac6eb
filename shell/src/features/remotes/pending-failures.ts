/**
 * Failures without an answer say something about a release only when another one did answer, and the browser was online all the time. Until
 * that is known they wait; then each learns whether its release is to blame.
 */
export function createPendingFailures() {
  const waiting: ((isBlamed: boolean) => void)[] = [];
  let isOnline = navigator.onLine;
  const goOffline = () => {
    isOnline = false;
  };
  window.addEventListener('offline', goOffline);
  return {
    add(isUnanswered: boolean, resolve: (isBlamed: boolean) => void) {
      if (isUnanswered) waiting.push(resolve);
      else resolve(true);
    },
    settle(hasOtherAnswered: boolean) {
      window.removeEventListener('offline', goOffline);
      for (const resolve of waiting) resolve(hasOtherAnswered && isOnline);
    },
  };
}
