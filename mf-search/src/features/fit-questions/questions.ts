import {
  ALONE_OPTIONS,
  EXPERIENCE_OPTIONS,
  type FitProfile,
  HOUSING_OPTIONS,
  PET_OPTIONS,
  YES_NO_OPTIONS,
} from '@portal/shared/contract';
import { messages } from './messages';

export type QuestionName = keyof FitProfile;

/** A question of 'Past dit bij mij?'. It makes sense after 'Ja' to the question `after`; `isMultiple` takes several answers. */
export interface FitQuestion {
  name: QuestionName;
  options: readonly { value: string; label: string }[];
  isMultiple?: boolean;
  after?: 'kinderen' | 'huisdieren';
}

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const YES_NO = plain(YES_NO_OPTIONS);

/** The questions by the heading above them, in the order in which they are asked. */
export const QUESTION_GROUPS: readonly { title: string; questions: readonly FitQuestion[] }[] = [
  {
    title: messages.groups.home,
    questions: [
      { name: 'woonruimte', options: plain(HOUSING_OPTIONS) },
      { name: 'tuin', options: YES_NO },
    ],
  },
  {
    title: messages.groups.people,
    questions: [
      { name: 'kinderen', options: YES_NO },
      { name: 'kindOnderZes', options: YES_NO, after: 'kinderen' },
      { name: 'huisdieren', options: YES_NO },
      {
        name: 'dieren',
        options: PET_OPTIONS.map((value) => ({ value, label: messages.pets[value] })),
        isMultiple: true,
        after: 'huisdieren',
      },
    ],
  },
  {
    title: messages.groups.you,
    questions: [
      { name: 'alleenThuis', options: ALONE_OPTIONS.map((value) => ({ value, label: messages.alone[value] })) },
      { name: 'ervaring', options: plain(EXPERIENCE_OPTIONS) },
    ],
  },
];

const QUESTIONS = QUESTION_GROUPS.flatMap(({ questions }) => questions);

/** The questions that make sense after the answers so far. */
export const askedQuestions = (profile: FitProfile): readonly FitQuestion[] =>
  QUESTIONS.filter(({ after }) => !after || profile[after] === 'Ja');

export const QUESTION_COUNT = QUESTIONS.length;

/** How many are answered. A question that needs no asking any more counts: the number of questions then stays what the page promised. */
export const answeredCount = (profile: FitProfile): number =>
  QUESTIONS.filter(({ name, after }) => chosenOf(profile, name).length > 0 || (after && profile[after] === 'Nee'))
    .length;

/** The chosen values of a question. */
export function chosenOf(profile: FitProfile, name: QuestionName): readonly string[] {
  const answer = profile[name];
  return answer === undefined ? [] : Array.isArray(answer) ? answer : [answer as string];
}

/** The answers with those of one question changed; what made sense only after another answer goes with it. */
export function withAnswer(
  profile: FitProfile,
  { name, isMultiple }: FitQuestion,
  values: readonly string[],
): FitProfile {
  const { [name]: _old, ...others } = profile;
  const changed = values.length === 0 ? others : { ...others, [name]: isMultiple ? values : values[0] };
  const asked = new Set(askedQuestions(changed as FitProfile).map((question) => question.name));
  return Object.fromEntries(Object.entries(changed).filter(([key]) => asked.has(key as QuestionName)));
}
