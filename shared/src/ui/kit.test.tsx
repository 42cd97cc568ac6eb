import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Button, IconButton } from './button';
import { Chip } from './chip';
import { Dialog } from './dialog';
import { ShareIcon } from './icons-action';
import { PageTitle } from './page-title';
import { Pagination, pagesAround } from './pagination';
import { StarRating } from './star-rating';
import { Tooltip } from './tooltip';

function show(element: ReactNode) {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test.each([
  [4.3, 12, 'Beoordeling 4,3 van 5, 12 recensies'],
  [5, 1, 'Beoordeling 5 van 5, 1 recensie'],
])('stars of %d with %d reviews are read as "%s"', (rating, count, name) => {
  render(<StarRating rating={rating} count={count} />);
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
});

test('no reviews, no stars', () => {
  render(<StarRating rating={null} count={0} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a busy button stays where it is and ignores clicks', () => {
  const onClick = jest.fn();
  render(
    <Button isBusy onClick={onClick}>
      Verstuur
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('a removable chip is a button that says what it removes', () => {
  const onRemove = jest.fn();
  render(
    <Chip onRemove={onRemove} removeLabel="Filter Zeeland verwijderen">
      Zeeland
    </Chip>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Filter Zeeland verwijderen' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('the title of a page is its h1, stands in the tab with the product, and takes focus after a navigation (C43, C45)', async () => {
  document.head.innerHTML = '<meta name="application-name" content="Pootjesplein">';
  const routes = [
    { path: '/nieuws', element: <PageTitle title="Nieuws" /> },
    { path: '/contact', element: <PageTitle title="Contact" documentTitle="Contact pagina" /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/nieuws'] });
  render(<RouterProvider router={router} />);
  expect(document.title).toBe('Nieuws – Pootjesplein');
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  await act(() => router.navigate('/contact'));
  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toHaveFocus();
  expect(document.title).toBe('Contact pagina');
});

test('a change of the search part of the address leaves the focus where it is', async () => {
  const router = createMemoryRouter([{ path: '/zoek', element: <PageTitle title="Zoeken" /> }], {
    initialEntries: ['/zoek'],
  });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/zoek?ras=3'));
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
});

test.each([
  [1, 3, [1, 2, 3]],
  [5, 43, [1, 4, 5, 6, 43]],
  [43, 43, [1, 42, 43]],
])('page %d of %d links to %p', (page, count, expected) => {
  expect(pagesAround(page, count).map((entry) => entry.page)).toEqual(expected);
});

test('the pagination has Vorige and Volgende with rel, and tells which page this is', () => {
  show(<Pagination page={2} pageCount={4} hrefOf={(page) => `/zoek?first=${page}`} />);
  expect(screen.getByRole('link', { name: 'Vorige' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Volgende' })).toHaveAttribute('href', '/zoek?first=3');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Pagina 2, huidige pagina');
});

describe('a page number that is pressed', () => {
  function open() {
    const element = <Pagination page={2} pageCount={4} hrefOf={(page) => `/zoek?first=${page}`} />;
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/zoek?first=2'] });
    render(<RouterProvider router={router} />);
    return router;
  }
  const current = () => screen.getByRole('link', { current: 'page' });

  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  test('stands out at once, before its page is asked for, and no link moves (decisions 102 and 109)', async () => {
    const router = open();
    const before = hrefs();
    fireEvent.click(screen.getByRole('link', { name: 'Pagina 3' }));
    expect(current()).toHaveAccessibleName('Pagina 3, huidige pagina');
    expect(hrefs()).toEqual(before);
    expect(router.state.location.search).toBe('?first=2');
    await waitFor(() => expect(router.state.location.search).toBe('?first=3'));
  });

  test('with Ctrl is left to the browser', () => {
    open();
    const onClick = jest.fn((event: MouseEvent) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    document.addEventListener('click', onClick, { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Pagina 3' }), { ctrlKey: true });
    expect(onClick).toHaveBeenCalled();
    expect(current()).toHaveAccessibleName('Pagina 2, huidige pagina');
  });
});

describe('tooltip (C44)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('appears half a second after focus and closes with Escape', () => {
    render(
      <Tooltip text="Deel deze pagina">
        <IconButton icon={ShareIcon} label="Delen" />
      </Tooltip>,
    );
    const button = screen.getByRole('button', { name: 'Delen' });
    act(() => button.focus());
    act(() => jest.advanceTimersByTime(499));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(button).toHaveAccessibleDescription('Deel deze pagina');
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  test('under the pointer it closes with Escape while the focus is elsewhere', () => {
    render(
      <Tooltip text="Deel deze pagina">
        <IconButton icon={ShareIcon} label="Delen" />
      </Tooltip>,
    );
    fireEvent.mouseEnter(screen.getByRole('button', { name: 'Delen' }));
    act(() => jest.advanceTimersByTime(500));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

function DialogUser() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Let op!">
        <p>Tekst</p>
      </Dialog>
    </>
  );
}

test('a dialog is named by its title, closes with Escape and gives focus back (C45)', async () => {
  render(<DialogUser />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Let op!' })).toHaveAttribute('aria-modal', 'true');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus());
  fireEvent.keyDown(document, { key: 'Escape', code: 'Escape', which: 27 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});
