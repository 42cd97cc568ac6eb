import { createHash } from 'node:crypto';
import { LIBRARY_STYLES } from '@portal/shared/contract';
import { render, screen } from '@testing-library/react';
import { MenuPopup } from './menu-popup';
import { OverlayFrame } from './overlay';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Texts of all style elements that come while `run` works, from the moment that each is in the page. */
async function stylesOf(run: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const note = ({ target, addedNodes }: MutationRecord) => {
    const styles = [target, ...addedNodes].filter((node) => node instanceof HTMLStyleElement);
    texts.push(...styles.map(({ textContent }) => textContent));
  };
  const observer = new MutationObserver((records) => records.forEach(note));
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  await run();
  observer.disconnect();
  return texts;
}

test('the policy of documents names every style element that PrimeReact makes, and no other', async () => {
  const texts = await stylesOf(async () => {
    render(
      <OverlayFrame isOpen onClose={() => {}} title="Titel" look="dialog">
        <MenuPopup label="Acties" actions={[{ label: 'Weg', onSelect: () => {} }]} onLeave={() => {}} />
      </OverlayFrame>,
    );
    await screen.findByRole('menu');
  });
  expect(texts.length).toBeGreaterThan(0);
  // Each element is empty for a moment before its rules are in it.
  expect(new Set(['', ...texts].map(hashOf))).toEqual(new Set(LIBRARY_STYLES));
});
