import { renderPart } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { LinkRow } from './link-row';

const ENTRIES = ['Alle', 'Katten', 'Honden'].map((label) => ({
  label,
  to: `/${label}`,
  isCurrent: label === 'Honden',
}));

/** The layout that a test has none of: entries of 100 px beside each other in a row of 120 px. */
beforeEach(() => {
  const widths = { nav: 120, a: 100 } as Record<string, number>;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return widths[this.localName] ?? 0;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return 100 * ENTRIES.findIndex(({ label }) => label === this.textContent);
  });
});
afterEach(() => jest.restoreAllMocks());

test('the present entry stands in the middle of a row that is wider than the screen', async () => {
  renderPart(<LinkRow label="Soort" entries={ENTRIES} />);
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Soort' }).scrollLeft).toBe(190));
});
