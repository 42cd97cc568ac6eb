import { makeAnimal, renderPart } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { KEPT } from '../../common/kept';
import { stubCaches } from '../../testing/stub-caches';
import { OfflineNotice } from './offline-notice';
import { storedAnswers } from './stored-answers';

const ANIMAL = makeAnimal();
const PATH = `/api/animal/${ANIMAL.uuidkey}`;

test('nothing is said while the network answers', () => {
  renderPart(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('of a profile that was kept it says since when, and it leads to what else was kept (C66)', async () => {
  const stored = stubCaches();
  await stored.open(KEPT.animal + ANIMAL.uuidkey).put(
    PATH,
    new Response(JSON.stringify({ data: { item: ANIMAL } }), {
      headers: { [KEPT.storedAt]: '2026-11-24T13:05:00Z' },
    }),
  );
  const { user } = renderPart(<OfflineNotice />, { url: `/dier/${ANIMAL.uuidkey}` });
  act(() => storedAnswers.add(PATH, '2026-11-24T13:05:00Z'));
  const text = 'Bewaard op 24 november 2026 14:05; u bent offline, dit kan veranderd zijn.';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  await user.click(await screen.findByText('Eén dier is op dit apparaat bewaard'));
  expect(screen.getByRole('link', { name: ANIMAL.naam })).toHaveAttribute('href', `/dier/${ANIMAL.uuidkey}`);
});
