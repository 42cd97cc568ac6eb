/** The browser's next task. A message, because timers wait up to a second in a tab that is not seen. */
export function nextTask() {
  return new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
}
