import { fitAnswers } from './card';

test('a card carries the known answers that say with whom an animal can live, and no others', () => {
  expect(fitAnswers('kinderen:J,katten:N,honden:X,gechipt:J')).toEqual({ kinderen: 'J', katten: 'N' });
  expect(fitAnswers('')).toEqual({});
});
