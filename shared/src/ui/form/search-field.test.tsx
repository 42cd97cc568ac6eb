import { FILTER_DEBOUNCE_MS } from '@portal/shared/contract';
import { renderPart } from '@portal/shared/testing';
import { SearchField } from '@portal/shared/ui/form';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A search whose words stand in the address; `searches` collects the calls of `onSearch`. */
function Search({ searches }: { searches: [string, boolean][] }) {
  const [params, setParams] = useSearchParams();
  return (
    <SearchField
      name="q"
      label="Zoek"
      value={params.get('q') ?? ''}
      onSearch={(words, isRefinement) => {
        searches.push([words, isRefinement]);
        setParams(words === '' ? {} : { q: words });
      }}
    />
  );
}

function open(url = '/lijst') {
  const searches: [string, boolean][] = [];
  const part = renderPart(<Search searches={searches} />, { url, advanceTimers: jest.advanceTimersByTime });
  return { ...part, searches, field: screen.getByRole('searchbox', { name: 'Zoek' }) };
}

test('`onSearch` is called once, with trimmed words, 500 ms after the last key (BE-006)', async () => {
  const { searches, field, user } = open();
  await user.type(field, ' ab ');
  await wait(FILTER_DEBOUNCE_MS - 1);
  expect(searches).toEqual([]);
  await wait(1);
  expect(searches).toEqual([['ab', false]]);
  expect(field).toHaveValue(' ab ');
});

test('Enter does not wait, and does not search twice; other words refine', async () => {
  const { searches, field, user } = open();
  await user.type(field, 'ab{Enter}');
  expect(searches).toEqual([['ab', false]]);
  await user.type(field, 'c');
  await wait(FILTER_DEBOUNCE_MS);
  expect(searches).toEqual([
    ['ab', false],
    ['abc', true],
  ]);
});

test('what is being typed stays when an older search arrives; Back shows the words of before', async () => {
  const { searches, field, user, address, go } = open();
  await user.type(field, 'ab');
  await wait(FILTER_DEBOUNCE_MS);
  await user.type(field, 'c');
  expect(field).toHaveValue('abc');
  await wait(FILTER_DEBOUNCE_MS);
  expect(searches.map(([words]) => words)).toEqual(['ab', 'abc']);
  await go(-1);
  expect([address(), (field as HTMLInputElement).value]).toEqual(['/lijst?q=ab', 'ab']);
});

test.each([
  ['a link', '/dier/1', '/dier/1'],
  ['Back', -1, '/lijst'],
])('%s cancels the words that are waiting: nobody is taken back', async (_name, to, expected) => {
  const { searches, field, user, address, go } = open();
  await go('/lijst?q=oud');
  await user.type(field, 'er');
  await wait(FILTER_DEBOUNCE_MS - 200);
  await go(to);
  await wait(FILTER_DEBOUNCE_MS);
  expect(searches).toEqual([]);
  expect(address()).toBe(expected);
  expect(field).toHaveValue('');
});

/** A page that stays in sight while the page of the link is fetched, as the portal's do. */
function SlowLink({ searches }: { searches: string[] }) {
  const [value] = useState('');
  return (
    <>
      <SearchField name="q" label="Zoek" value={value} onSearch={(words) => searches.push(words)} />
      <Link to="/dier/1">dier</Link>
    </>
  );
}

test('words are cancelled while the page of a followed link is still on its way', async () => {
  const searches: string[] = [];
  const { user } = renderPart(<SlowLink searches={searches} />, { advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByRole('searchbox'), 'ab');
  await act(async () => {
    screen.getByRole('link').click();
    // Nothing is rendered inside this act: the field still stands there when its time is over.
    await jest.advanceTimersByTimeAsync(FILTER_DEBOUNCE_MS);
  });
  expect(searches).toEqual([]);
});

test('without scripts the words are sent to `action` by GET; in another form the field is none', () => {
  renderPart(<SearchField name="q" label="Zoek" value="" onSearch={() => {}} action="/zoek/asiels" />);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/zoek/asiels');
  expect(screen.getByRole('search')).toHaveFormValues({ q: '' });
  renderPart(<SearchField name="q" label="Woorden" value="" onSearch={() => {}} isInForm />);
  expect(screen.getByRole('searchbox', { name: 'Woorden' }).closest('form')).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Woorden' }).closest('[role="search"]')).not.toBeNull();
});
