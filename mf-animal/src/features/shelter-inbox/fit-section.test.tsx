import { renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { FitSection } from './fit-section';

const verdict = (key: string, answer: 'J' | 'X' | 'N', text: string, reason: string | null = null) => ({
  ...{ key, answer, text, reason },
});

test('AN-092, C62 staff read the comparison in the words of the server, also about a question that this release does not know', () => {
  const verdicts = [
    verdict('zwemmen', 'J', 'kan zwemmen'),
    verdict('katten', 'N', 'kan niet met katten', 'heeft een kat'),
  ];
  renderPart(
    <FitSection
      naam="Moos"
      fit={{ version: 2, versie: 1, kindOnderZes: 'Ja', dieren: ['kat', 'anders', 'slang'], verdicts }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Past Moos bij deze adoptant?' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'kan niet met katten (heeft een kat)',
    'kan zwemmen',
  ]);
  expect(screen.getByText('Huisdieren: kat, ander dier, slang')).toBeVisible();
  expect(screen.getByText('Kind jonger dan zes jaar: ja')).toBeVisible();
});
