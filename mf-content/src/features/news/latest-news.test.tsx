import { makeNewsItem, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../../testing/stub-api';
import { LatestNews } from './latest-news';

const titles = ['Vijf', 'Vier', 'Drie', 'Twee'];
const items = titles.map((titel) => makeNewsItem({ titel }));

test('the three newest items stand under Laatste nieuws, with a link to all (CO-012, C03)', async () => {
  renderPart(<LatestNews />, { api: stubApi({ listNews: { data: { items } } }) });
  const section = within(await screen.findByRole('region', { name: 'Laatste nieuws' }));
  expect(await section.findAllByRole('article')).toHaveLength(3);
  expect(section.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(titles.slice(0, 3));
  expect(section.getByRole('link', { name: 'Al het nieuws' })).toHaveAttribute('href', '/nieuws');
});

test('without news home shows nothing of it', async () => {
  const api = stubApi({ listNews: { data: { items: [] } } });
  const { container } = renderPart(<LatestNews />, { api });
  await waitFor(() => expect(api.requests).toHaveLength(1));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('news that does not load leaves home as it is: a line in the console, no toast (CO-011)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container, store } = renderPart(<LatestNews />, { api: stubApi({ listNews: refuse('INTERNAL') }) });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(log).toHaveBeenCalledTimes(1);
  expect(store.getState().toast.toasts).toEqual([]);
  log.mockRestore();
});
