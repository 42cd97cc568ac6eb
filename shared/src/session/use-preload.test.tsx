import { renderPart } from '@portal/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { PreloadLink } from './use-preload';

describe('preloading on intent', () => {
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
