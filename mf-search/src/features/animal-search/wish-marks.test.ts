import { type AnimalFilter, Answer, Kind } from '@portal/shared/contract';
import { makeAnimalCard } from '@portal/shared/testing';
import { lookups } from '../../testing/search-stub';
import { wishMarks } from './wish-marks';

const { yes, no, unknown } = Answer;
const dog = makeAnimalCard({ soort: Kind.dog, eig: { kinderen: yes, ervaren: no, katten: no } });
const marksOf = (search: AnimalFilter, animal = dog) =>
  wishMarks(animal, search, [...lookups.checklist, { key: 'katten', label: 'Kan met katten (binnen)', soortids: [] }]);

const kinderen = { answer: yes, text: 'kan met kinderen' };

test.each<[AnimalFilter, ReturnType<typeof marksOf>]>([
  [{}, []],
  [{ eig: ['kinderen'] }, [kinderen]],
  [{ eig: ['zindelijk', 'kinderen'], eigx: 1 }, [kinderen]],
  [{ geen: ['ervaren'] }, [{ answer: yes, text: 'ervaring is niet nodig' }]],
  [{ geen: ['tuin'] }, [{ answer: unknown, text: 'tuin gewenst' }]],
  // Such an animal stands there only until the answer to a changed filter comes.
  [{ eig: ['katten'] }, []],
  [{ eig: ['katten'], eigx: 1 }, []],
  [{ eig: ['ervaren'], geen: ['zindelijk'] }, []],
])('SE-063, C61: a search %j says of a dog: %j', (search, marks) => {
  expect(marksOf(search)).toEqual(marks);
});

test('SE-063, C61: unknown is said as unknown, with eigx alone', () => {
  const cat = makeAnimalCard({ eig: {} });
  expect(marksOf({ eig: ['katten'], eigx: 1 }, cat)).toEqual([{ answer: unknown, text: 'kan met katten' }]);
  expect(marksOf({ eig: ['katten'] }, cat)).toEqual([]);
});

test('SE-063, C61: nothing is said of a question that is not asked of the kind, nor of a card without answers', () => {
  expect(marksOf({ geen: ['tuin'] }, makeAnimalCard({ soort: Kind.rabbit, eig: {} }))).toEqual([]);
  expect(marksOf({ eig: ['kinderen'], geen: ['tuin'] }, makeAnimalCard())).toEqual([]);
});

test('SE-063, C61: an animal that wishes a garden is not praised for it', () => {
  expect(marksOf({ geen: ['tuin'] }, makeAnimalCard({ eig: { tuin: yes } }))).toEqual([]);
});
