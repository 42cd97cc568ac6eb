/** Something that waits until the test lets it go: `opened` resolves when `open` is called. */
export function makeGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open: () => open() };
}
