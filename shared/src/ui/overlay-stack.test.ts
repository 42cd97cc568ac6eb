type Stack = typeof import('./overlay-stack');

/** Two parts of a page, each with a copy of its own, as remotes bundle it. */
function twoCopies(): [Stack, Stack] {
  const copies: Stack[] = [];
  for (let index = 0; index < 2; index += 1) jest.isolateModules(() => copies.push(require('./overlay-stack')));
  return copies as [Stack, Stack];
}

const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

test.each([
  ['the shell above a remote', 0],
  ['a remote above the shell', 1],
])('one Escape closes one overlay, the one on top: %s', (_what, below) => {
  const copies = twoCopies();
  const closed: string[] = [];
  const [lower, upper] = [copies[below], copies[1 - below]] as [Stack, Stack];
  const first = lower.openOverlay(() => {
    closed.push('lower');
    first.remove();
  });
  const second = upper.openOverlay(() => {
    closed.push('upper');
    // At once, as a page may: the lower one is on top then, and must not take this Escape too.
    second.remove();
  });
  pressEscape();
  expect(closed).toEqual(['upper']);
  pressEscape();
  expect(closed).toEqual(['upper', 'lower']);
  pressEscape();
  expect(closed).toHaveLength(2);
});

test('each overlay stands above all that were open, whoever opened them', () => {
  const [one, other] = twoCopies();
  const open = [one, other, other, one].map((copy) => copy.openOverlay(() => {}));
  const orders = open.map(({ order }) => order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
  expect(new Set(orders).size).toBe(4);
  open[1]?.remove();
  const last = other.openOverlay(() => {});
  expect(last.order).toBeGreaterThan(Math.max(...orders.filter((_, index) => index !== 1)));
  for (const overlay of [...open, last]) overlay.remove();
});

test('an Escape that something in the overlay has used closes nothing', () => {
  const [one] = twoCopies();
  const close = jest.fn();
  const overlay = one.openOverlay(close);
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  event.preventDefault();
  document.dispatchEvent(event);
  expect(close).not.toHaveBeenCalled();
  overlay.remove();
});
