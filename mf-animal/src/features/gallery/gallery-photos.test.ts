import { makePhoto } from '@portal/shared/testing';
import { galleryPhotos } from './gallery-photos';

const photo = (name: string, change: Parameters<typeof makePhoto>[0] = {}) =>
  makePhoto({ fotourl: `/api/foto/${name}/350.jpg`, primair: 0, ...change });
const names = (fotourl: string | null, fotos: ReturnType<typeof makePhoto>[]) =>
  galleryPhotos({ fotourl, fotos }).map((address) => address.split('/')[3]);

test.each([
  ['the primary photo comes first', [photo('a', { volgnr: 1 }), photo('b', { volgnr: 2, primair: 1 })], ['b', 'a']],
  ['the others follow their order', [photo('a', { volgnr: 3 }), photo('b', { volgnr: 2 })], ['b', 'a']],
  ['a hidden photo stays hidden (C50)', [photo('a', { exclude: 1 }), photo('b')], ['b']],
])('%s', (_name, fotos, expected) => {
  expect(names('/api/foto/main/350.jpg', fotos)).toEqual(expected);
});

test('without a list the main photo stands alone, and without any there is none', () => {
  expect(names('/api/foto/main/350.jpg', [])).toEqual(['main']);
  expect(names(null, [])).toEqual([]);
});
