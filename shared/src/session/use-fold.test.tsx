import { renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useFold } from './use-fold';

function Group({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const [isOpen, fold] = useFold('ras', isOpenAtFirst);
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => fold(!isOpen)}>
      Ras
    </button>
  );
}

const button = () => screen.getByRole('button', { name: 'Ras' });
const kept = () => window.localStorage.getItem('fold-ras');

beforeEach(() => window.localStorage.clear());

test.each([
  [true, 'true', 'false', '0'],
  [false, 'false', 'true', '1'],
])(
  'C61: a group that is open at first: %s, is remembered as it was left',
  async (isOpenAtFirst, first, second, text) => {
    const group = <Group isOpenAtFirst={isOpenAtFirst} />;
    const part = renderPart(group);
    expect(button()).toHaveAttribute('aria-expanded', first);
    await part.user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', second);
    expect(kept()).toBe(text);
    part.unmount();
    const again = renderPart(group);
    expect(button()).toHaveAttribute('aria-expanded', second);
    await again.user.click(button());
    expect(kept()).toBeNull();
  },
);

test('C61: a text that nobody wrote here counts as nothing', () => {
  window.localStorage.setItem('fold-ras', 'ja');
  renderPart(<Group isOpenAtFirst />);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});
