import { Kind } from '@portal/shared/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { AnimalPhoto } from './animal-photo';
import { MovingPhoto } from './moving-photo';

const photo = <AnimalPhoto fotourl="/foto/1/350.jpg" kind={Kind.cat} alt="Minoes" />;
const NeverComes = lazy(() => new Promise<{ default: () => null }>(() => {}));

afterEach(() => jest.restoreAllMocks());

test('avif first, the jpeg when that fails, then the silhouette', () => {
  render(photo);
  const image = () => screen.getByRole('img', { name: 'Minoes' });
  expect(image()).toHaveAttribute('src', '/foto/1/350.avif');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/foto/1/350.jpg');
  fireEvent.error(image());
  expect(screen.queryByRole('img', { name: 'Minoes' })).not.toBeInTheDocument();
});

test('a page that never comes to stand in the document makes nothing that a browser would keep', () => {
  const make = jest.spyOn(document, 'createElement');
  const setAttribute = jest.spyOn(Element.prototype, 'setAttribute');
  render(
    <Suspense fallback={<p>bezig</p>}>
      {photo}
      <NeverComes />
    </Suspense>,
  );
  expect(screen.getByText('bezig')).toBeInTheDocument();
  expect(make.mock.calls.map(([tag]) => tag)).not.toContain('picture');
  expect(setAttribute.mock.calls.map(([name]) => name.toLowerCase())).not.toContain('srcset');
});

function Waiting({ onWait }: { onWait: () => void }) {
  useEffect(onWait, [onWait]);
  return null;
}

function Pages({ onWait }: { onWait: () => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button type="button" onClick={() => startTransition(() => setOpen(true))}>
        Naar het profiel
      </button>
    );
  return (
    <Suspense fallback={<Waiting onWait={onWait} />}>
      <MovingPhoto uuidkey="8a4c">
        <AnimalPhoto fotourl="/foto/1/350.jpg" kind={Kind.cat} alt="Minoes" priority />
      </MovingPhoto>
    </Suspense>
  );
}

test('a page does not wait for a photo that is still on its way', async () => {
  const waited = jest.fn();
  render(<Pages onWait={waited} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Minoes' }).complete).toBe(false);
  expect(waited).not.toHaveBeenCalled();
});
