import { ColourGroup, Kind } from '@portal/shared/contract';
import * as fc from 'fast-check';
import { colourGroup, OTHER_COLOUR } from './colour-group';

test.each([
  ['zwart', 'zwart'],
  ['Zwarte', 'zwart'],
  ['GITZWART', 'zwart'],
  ['spierwit', 'wit'],
  ['witte', 'wit'],
  ['gebroken wit', 'wit'],
  ['roomwit', 'wit'],
  ['zwart-wit', 'zwart-wit'],
  ['zwartwit', 'zwart-wit'],
  ['zwart/wit', 'zwart-wit'],
  ['wit met zwarte vlekken', 'zwart-wit'],
  ['Zwart met witte bef en sokjes', 'zwart-wit'],
  ['zwartbont', 'zwart-wit'],
  ['grijs', 'grijs'],
  ['grijze', 'grijs'],
  ['donkergrijs', 'grijs'],
  ['blauw', 'grijs'],
  ['blauwgrijs', 'grijs'],
  ['Russisch blauwe', 'grijs'],
  ['zilver', 'grijs'],
  ['bruin', 'bruin'],
  ['chocoladebruine', 'bruin'],
  ['lever', 'bruin'],
  ['rood', 'rood'],
  ['rode', 'rood'],
  ['oranje', 'rood'],
  ['ros', 'rood'],
  ['roodbruin', 'bruin'],
  ['crème', 'creme'],
  ['Crèmekleurig', 'creme'],
  ['blonde', 'creme'],
  ['beige', 'creme'],
  ['seal point', 'creme'],
  ['cypers', 'gestreept'],
  ['cyperse met wit', 'gestreept'],
  ['bruin gestroomd', 'gestreept'],
  ['grijs-wit gestreept', 'gestreept'],
  ['schildpad', 'driekleur'],
  ['lapjeskat', 'driekleur'],
  ['tricolor', 'driekleur'],
  ['drie kleuren', 'driekleur'],
  ['zwart, wit en bruin', 'driekleur'],
  ['wildkleur', 'wildkleur'],
  ['wildkleurig', 'wildkleur'],
  ['wild', 'wildkleur'],
  ['agouti', 'wildkleur'],
  ['rood-wit', 'meerkleurig'],
  ['roodwit', 'meerkleurig'],
  ['roodbont', 'meerkleurig'],
  ['zwart met bruin', 'meerkleurig'],
  ['black and tan', 'meerkleurig'],
  ['blue merle', 'meerkleurig'],
  ['bont', 'meerkleurig'],
  ['gevlekt', 'meerkleurig'],
  ['meerkleurig', 'meerkleurig'],
  ['', 'overig'],
  ['onbekend', 'overig'],
  ['zie de foto', 'overig'],
  ['groen', 'overig'],
])('SE-018: %s is %s', (text, group) => {
  expect(colourGroup(text, Kind.cat)).toBe(group);
});

test.each([
  ['hotot', Kind.rabbit, 'wit'],
  ['madagascar', Kind.rabbit, 'bruin'],
  ['chinchilla', Kind.rabbit, 'grijs'],
  ['konijngrijs', Kind.rabbit, 'wildkleur'],
  ['blauw', Kind.dog, 'grijs'],
  ['blauw', Kind.other, 'overig'],
  ['geel', Kind.other, 'overig'],
  ['blauw-wit', Kind.other, 'meerkleurig'],
  ['groen, geel en rood', Kind.other, 'meerkleurig'],
  ['bruin', Kind.other, 'bruin'],
  [null, Kind.dog, 'overig'],
])('SE-018: %s of kind %s is %s', (text, kind, group) => {
  expect(colourGroup(text, kind)).toBe(group);
});

test('SE-018: any text has one group, and every word of the filter is its own group', () => {
  const groups: string[] = Object.values(ColourGroup);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...Object.values(Kind)), (text, kind) => {
      expect([...groups, OTHER_COLOUR]).toContain(colourGroup(text, kind));
    }),
  );
  expect(groups.map((group) => colourGroup(group, Kind.dog))).toEqual(groups);
});
