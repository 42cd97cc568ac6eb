import { hangingAnswer, makeShelter, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { stubApi } from '../../testing/stub-api';
import { ShelterRating } from './shelter-rating';

test('the piece shows the stars and the number of reviews of the shelter (RE-018, AN-009)', async () => {
  const shelter = makeShelter({ rating: 4.3, ratingcount: 3 });
  const api = stubApi({ getShelter: { data: shelter } });
  renderPart(<ShelterRating uuidkey={shelter.uuidkey} />, { api });
  expect(await screen.findByRole('img', { name: 'Beoordeling 4,3 van 5, 3 recensies' })).toBeVisible();
  expect(api.requests.map(({ path }) => path)).toEqual([`shelter/${shelter.uuidkey}`]);
});

test('a shelter without reviews shows nothing (AN-009)', async () => {
  const shelter = makeShelter({ rating: null, ratingcount: 0 });
  const { container, store } = renderPart(<ShelterRating uuidkey={shelter.uuidkey} />, {
    api: stubApi({ getShelter: { data: shelter } }),
  });
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('fulfilled'));
  expect(container).toBeEmptyDOMElement();
});

test('a rating that is on its way shows nothing', () => {
  const { container } = renderPart(<ShelterRating uuidkey={makeShelter().uuidkey} />, {
    api: stubApi({ getShelter: hangingAnswer() }),
  });
  expect(container).toBeEmptyDOMElement();
});

test('a rating that does not load shows nothing and is logged, so the page around it stays (RE-018)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = renderPart(<ShelterRating uuidkey={makeShelter().uuidkey} />, {
    api: stubApi({ getShelter: refuse('INTERNAL') }),
  });
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(container).toBeEmptyDOMElement();
  log.mockRestore();
});
