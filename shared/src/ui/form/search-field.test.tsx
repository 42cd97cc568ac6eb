import { FILTER_DEBOUNCE_MS } from '@portal/shared/contract';
import { renderPart } from '@portal/shared/testing';
import { SearchField } from '@portal/shared/ui/form';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A search whose words stand in the address; `heard` gets what the field says. */
function Search({ heard }: { heard: [string, boolean][] }) {
  const [params, setParams] = useSearchParams();
  return (
    <SearchField
      name="q"
      label="Zoek"
      value={params.get('q') ?? ''}
      onSearch={(words, isRefinement) => {
        heard.push([words, isRefinement]);
        setParams(words === '' ? {} : { q: words });
      }}
    />
  );
}

function open(url = '/lijst') {
  const heard: [string, boolean][] = [];
  const part = renderPart(<Search heard={heard} />, { url, advanceTimers: jest.advanceTimersByTime });
  return { ...part, heard, field: screen.getByRole('searchbox', { name: 'Zoek' }) };
}

test('words are heard once, trimmed, 500 ms after the last key', async () => {
  const { heard, field, user } = open();
  await user.type(field, ' ab ');
  await wait(FILTER_DEBOUNCE_MS - 1);
  expect(heard).toEqual([]);
  await wait(1);
  expect(heard).toEqual([['ab', false]]);
  expect(field).toHaveValue(' ab ');
});

test('Enter does not wait, and is not heard twice; other words refine', async () => {
  const { heard, field, user } = open();
  await user.type(field, 'ab{Enter}');
  expect(heard).toEqual([['ab', false]]);
  await user.type(field, 'c');
  await wait(FILTER_DEBOUNCE_MS);
  expect(heard).toEqual([
    ['ab', false],
    ['abc', true],
  ]);
});

test('what is being typed stays when an older search arrives; Back shows the words of before', async () => {
  const { heard, field, user, address, go } = open();
  await user.type(field, 'ab');
  await wait(FILTER_DEBOUNCE_MS);
  await user.type(field, 'c');
  expect(field).toHaveValue('abc');
  await wait(FILTER_DEBOUNCE_MS);
  expect(heard.map(([words]) => words)).toEqual(['ab', 'abc']);
  await go(-1);
  expect([address(), (field as HTMLInputElement).value]).toEqual(['/lijst?q=ab', 'ab']);
});

test.each([
  ['a link', '/dier/1', '/dier/1'],
  ['Back', -1, '/lijst'],
])('%s cancels the words that are waiting: nobody is taken back', async (_name, to, expected) => {
  const { heard, field, user, address, go } = open();
  await go('/lijst?q=oud');
  await user.type(field, 'er');
  await wait(FILTER_DEBOUNCE_MS - 200);
  await go(to);
  await wait(FILTER_DEBOUNCE_MS);
  expect(heard).toEqual([]);
  expect(address()).toBe(expected);
  expect(field).toHaveValue('');
});

/** A page that stays in sight while the page of the link is fetched, as the portal's do. */
function SlowLink({ heard }: { heard: string[] }) {
  const [value] = useState('');
  return (
    <>
      <SearchField name="q" label="Zoek" value={value} onSearch={(words) => heard.push(words)} />
      <Link to="/dier/1">dier</Link>
    </>
  );
}

test('words are cancelled while the page of a followed link is still on its way', async () => {
  const heard: string[] = [];
  const { user } = renderPart(<SlowLink heard={heard} />, { advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByRole('searchbox'), 'ab');
  await act(async () => {
    screen.getByRole('link').click();
    // Nothing is rendered inside this act: the field still stands there when its time is over.
    await jest.advanceTimersByTimeAsync(FILTER_DEBOUNCE_MS);
  });
  expect(heard).toEqual([]);
});
