import { renderPart } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePageFocus } from './use-page-focus';
import { PreloadLink } from './use-preload';

describe('preloading on intent (federation § 10)', () => {
  const preload = jest.fn();
  const link = () => screen.getByRole('link', { name: 'Katten' });

  beforeEach(() => {
    preload.mockClear();
    jest.useFakeTimers();
    renderPart(<PreloadLink to="/zoek/dieren/kat">Katten</PreloadLink>, { preload });
  });
  afterEach(() => jest.useRealTimers());

  test('a pointer that rests for 80 ms preloads', () => {
    fireEvent.pointerEnter(link());
    jest.advanceTimersByTime(79);
    expect(preload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(preload.mock.calls).toEqual([['/zoek/dieren/kat']]);
  });

  test('a pointer that passes does not', () => {
    fireEvent.pointerEnter(link());
    jest.advanceTimersByTime(50);
    fireEvent.pointerLeave(link());
    jest.advanceTimersByTime(1000);
    expect(preload).not.toHaveBeenCalled();
  });

  test.each([
    ['focus', () => act(() => link().focus())],
    ['a touch', () => fireEvent.touchStart(link())],
  ])('%s preloads at once', (_title, reach) => {
    reach();
    expect(preload).toHaveBeenCalledWith('/zoek/dieren/kat');
  });

  test('a link that disappears takes its timer along', () => {
    const { unmount } = renderPart(<PreloadLink to="/nieuws">Nieuws</PreloadLink>, { preload });
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'Nieuws' }));
    unmount();
    jest.advanceTimersByTime(1000);
    expect(preload).not.toHaveBeenCalled();
  });
});

/** A layout whose page shows its heading only after 'Klaar', as a page that is still loading does. */
function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [ready, setReady] = useState('/');
  usePageFocus(main);
  return (
    <>
      <Link to="/nieuws">Nieuws</Link>
      <Link to="?ras=3">Filter</Link>
      <button type="button" onClick={() => setReady(pathname)}>
        Klaar
      </button>
      <main ref={main}>
        <input aria-label="Naam" />
        {ready === pathname && <h1 key={pathname}>{`Pagina ${pathname}`}</h1>}
      </main>
    </>
  );
}

describe('focus after a change of page (C45)', () => {
  test('the first page leaves the focus alone', () => {
    renderPart(<Layout />);
    expect(document.body).toHaveFocus();
  });

  test('the heading of the new page gets the focus, also when it comes late', async () => {
    const { user } = renderPart(<Layout />);
    await user.click(screen.getByRole('link', { name: 'Nieuws' }));
    expect(screen.getByRole('link', { name: 'Nieuws' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Klaar' }));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  test('a changed filter moves nothing', async () => {
    const { user } = renderPart(<Layout />);
    await user.click(screen.getByRole('link', { name: 'Filter' }));
    expect(screen.getByRole('link', { name: 'Filter' })).toHaveFocus();
  });

  test('a visitor who already types in the new page is left alone', async () => {
    const { user } = renderPart(<Layout />);
    await user.click(screen.getByRole('link', { name: 'Nieuws' }));
    await user.click(screen.getByRole('textbox', { name: 'Naam' }));
    fireEvent.click(screen.getByRole('button', { name: 'Klaar' }));
    expect(await screen.findByRole('heading')).not.toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
  });
});
