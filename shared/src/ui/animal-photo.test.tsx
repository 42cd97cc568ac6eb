import { Kind } from '@portal/shared/contract';
import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { AnimalPhoto } from './animal-photo';

const photo = <AnimalPhoto fotourl="/foto/1/350.jpg" kind={Kind.cat} alt="Minoes" />;
const NeverComes = lazy(() => new Promise<{ default: () => null }>(() => {}));

afterEach(() => jest.restoreAllMocks());

test('a photo stands in its page at once', () => {
  render(photo);
  expect(screen.getByRole('img', { name: 'Minoes' }).closest('picture')).toBeInTheDocument();
});

test('a page that never comes to stand in the document makes no picture: a browser would keep it', () => {
  const make = jest.spyOn(document, 'createElement');
  render(
    <Suspense fallback={<p>bezig</p>}>
      {photo}
      <NeverComes />
    </Suspense>,
  );
  expect(screen.getByText('bezig')).toBeInTheDocument();
  expect(make.mock.calls.map(([tag]) => tag)).not.toContain('picture');
});

test('HTML from the server holds the picture', () => {
  expect(renderToString(photo)).toMatch(/<picture><source type="image\/avif".*<img/);
});
