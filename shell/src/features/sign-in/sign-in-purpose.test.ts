import { uuidkeyOf } from '@portal/shared/testing';
import { purposeOf } from './sign-in-purpose';

const key = uuidkeyOf(7);

test.each([
  [`/dier/${key}?react=1`, { kind: 'react', uuidkey: key }],
  [`/dier/${key}`, null],
  ['/dier/Gratis%20geld?react=1', null],
  ['/zoek/dieren/kat?provincie=4&save=1', { kind: 'saveSearch' }],
  ['/zoek/dieren/kat?provincie=4', null],
  ['/favorieten', { kind: 'favourites' }],
  ['/mijn-pootjesplein/favorieten', { kind: 'favourites' }],
  ['/mijn-pootjesplein/zoekopdrachten', { kind: 'searches' }],
  ['/mijn-pootjesplein/reacties?statuscode=send', { kind: 'reactions' }],
  ['/mijn-pootjesplein/profiel', null],
  [`/recensies/${key}`, { kind: 'review' }],
  ['https://elders.example/favorieten', null],
  ['//elders.example/favorieten', null],
  [null, null],
])('the way back %s says what one signs in for (SH-021)', (returnUrl, purpose) => {
  expect(purposeOf(returnUrl, 'pootjesplein')).toEqual(purpose);
});
