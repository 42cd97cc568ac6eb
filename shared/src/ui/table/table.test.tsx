import { AccountQuery, StaffListQuery, UserType } from '@portal/shared/contract';
import { renderPart } from '@portal/shared/testing';
import { useLastPage } from '@portal/shared/ui';
import { DataTable, TablePager, useTableQuery } from '@portal/shared/ui/table';
import { act, render, screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';

const COLUMNS = [
  { key: 'picture', header: 'Foto', isHeaderHidden: true, isMedia: true, cell: () => <i>foto</i> },
  { key: 'name', header: 'Naam', isRowHeader: true, cell: ({ name }: { name: string }) => name },
  { key: 'date', header: 'Datum', sorted: 'descending' as const, cell: () => <button type="button">knop</button> },
];

function Names({ names }: { names: string[] }) {
  const rows = names.map((name) => ({ name }));
  return <DataTable label="Namen" columns={COLUMNS} rows={rows} keyOf={({ name }) => name} scrollHeight="10rem" />;
}

test('a table says what it is: caption, headers, the name of each row, the order of the rows', () => {
  renderPart(<Names names={['Aap', 'Noot']} />);
  const table = screen.getByRole('table', { name: 'Namen' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Foto', 'Naam', 'Datum']);
  expect(within(table).getByRole('columnheader', { name: 'Datum' })).toHaveAttribute('aria-sort', 'descending');
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((header) => header.textContent),
  ).toEqual(['Aap', 'Noot']);
});

test('the rows scroll in a named region that the keyboard reaches (WCAG 2.1.1)', async () => {
  const { user } = renderPart(<Names names={['Aap']} />);
  await user.tab();
  expect(screen.getByRole('region', { name: 'Namen' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
});

test.each([
  ['goes to the table with the row that had it', 0, true],
  ['stays in a row that stays', 1, false],
])('the focus %s', (_name, row, isMoved) => {
  const { rerender } = render(<Names names={['Aap', 'Noot']} />);
  const button = screen.getAllByRole('button', { name: 'knop' })[row] as HTMLElement;
  act(() => button.focus());
  rerender(<Names names={['Noot']} />);
  expect(isMoved ? screen.getByRole('region') : button).toHaveFocus();
});

test.each([
  [1, 10, 61, '1 tot en met 10 van 61'],
  [7, 10, 61, '61 tot en met 61 van 61'],
  [1, 10, 0, 'Geen resultaten'],
])('page %i by %i of %i says aloud: %s', (page, rows, totalRecords, text) => {
  const pagination = { totalRecords, totalPages: Math.ceil(totalRecords / rows) };
  renderPart(
    <TablePager page={page} rows={rows} pagination={pagination} hrefOf={(to) => `?first=${to}`} onRows={() => {}} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

function Changing() {
  const { query, change } = useTableQuery(AccountQuery);
  const chosen = query.usertype ?? [];
  return (
    <>
      <button type="button" onClick={() => change({ usertype: [...chosen, UserType.admin] })}>
        soort
      </button>
      <button type="button" onClick={() => change({ search: 'ab' })}>
        zoek
      </button>
      <Link to="/dier/1">dier</Link>
    </>
  );
}

function Listed({ totalPages }: { totalPages?: number }) {
  const table = useTableQuery(StaffListQuery);
  const isBeyond = useLastPage(table.query.first, totalPages, table.hrefOf);
  return (
    <>
      <output>{JSON.stringify({ ...table.query, isBeyond, next: table.hrefOf(table.query.first + 1) })}</output>
      <button type="button" onClick={() => table.change({ rows: 50 })}>
        vijftig
      </button>
    </>
  );
}

test.each([
  ['/lijst', { first: 1, rows: 10, isBeyond: false, next: '/lijst?first=2' }],
  ['/lijst?first=3&rows=20', { first: 3, rows: 20, isBeyond: false, next: '/lijst?first=4&rows=20' }],
  ['/lijst?first=nul&rows=7&x=1', { first: 1, rows: 10, isBeyond: false, next: '/lijst?first=2' }],
  ['/lijst?first=9', { first: 4, rows: 10, isBeyond: false, next: '/lijst?first=5' }],
])('C33: the address %s is read as %j', async (url, expected) => {
  renderPart(<Listed totalPages={4} />, { url });
  expect(JSON.parse((await screen.findByRole('status')).textContent ?? '')).toEqual(expected);
});

test('changes that are made before the table renders again are all kept', async () => {
  const { address } = renderPart(<Changing />, { url: '/lijst?usertype=asiel&first=3' });
  const [kind, search] = screen.getAllByRole('button');
  await act(async () => {
    kind?.click();
    search?.click();
  });
  expect(address()).toBe('/lijst?usertype=asiel%2Cadmin&search=ab');
});

test('a table that was left already changes nothing', async () => {
  const { address } = renderPart(<Changing />, { url: '/lijst' });
  const [kind] = screen.getAllByRole('button');
  await act(async () => {
    screen.getByRole('link').click();
    kind?.click();
  });
  expect(address()).toBe('/dier/1');
});

test('another page size starts at the first page', async () => {
  const { user, address } = renderPart(<Listed />, { url: '/lijst?first=3' });
  await user.click(screen.getByRole('button'));
  expect(address()).toBe('/lijst?rows=50');
});
