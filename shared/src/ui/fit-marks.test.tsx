import { Answer } from '@portal/shared/contract';
import { render, screen } from '@testing-library/react';
import { FitMarks } from './fit-marks';

test('each mark says in words and by its icon whether the animal can, or that nobody knows', () => {
  render(
    <FitMarks
      label="Past bij u"
      marks={[
        { answer: Answer.yes, text: 'kan met kinderen' },
        { answer: Answer.unknown, text: 'kan alleen zijn' },
        { answer: Answer.no, text: 'kan niet met katten (u heeft een kat)' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Past bij u' })).toBeVisible();
  const icons = screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'));
  expect(icons).toEqual(['ja:', 'onbekend:', 'nee:']);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'kan met kinderen',
    'kan alleen zijn',
    'kan niet met katten (u heeft een kat)',
  ]);
});
