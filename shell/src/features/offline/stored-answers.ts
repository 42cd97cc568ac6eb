/** Paths of answers that came out of what this browser keeps, and when they were stored: the service worker tells (decision 086). */
let answers: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

/** The answers of this page that the network did not give. */
export const storedAnswers = {
  get: () => answers,
  add(path: string, storedAt: string) {
    answers = new Map(answers).set(path, storedAt);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Listens to the service worker: before the first question to the api, so that no message is missed. */
export function listenToWorker() {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.type === 'portal-stored') storedAnswers.add(data.path, data.storedAt);
  });
}

/** Whether the document that started this page was kept, and not sent by the network. */
export const isStoredPage = () => document.documentElement.dataset.stored !== undefined;
