import {
  Answer,
  type ChecklistAnswer,
  FIT_KEYS,
  type FitAnswers,
  type FitKey,
  FitProfile,
  type FitVerdict,
  type Kind,
} from '@portal/shared/contract';
import { FIT_RULES, type FitRule } from './fit-rules';

/** Raised when the same answers would mean something else; it travels with a reaction (C62). */
export const FIT_RULES_VERSION = 1;

/** What the rules read of an animal: its kind and the known answers of its checklist. */
export interface FitAnimal {
  soort: Kind;
  eig?: FitAnswers | undefined;
}

/** The verdict per answer of the checklist; none where that answer does not matter. */
type Outcomes = Partial<Record<Answer, FitVerdict>>;

/** A question that matters to somebody. Kinds without it on their checklist are judged only by an answer that is there all the same. */
interface Question {
  key: FitKey;
  isAsked: boolean;
  outcomes: Outcomes;
}

/** Judges animals for one person: compiled once per kind, so that thousands of animals take milliseconds. */
export function fitJudge(profile: FitProfile): (animal: FitAnimal) => FitVerdict[] {
  const ofKind = new Map<Kind, Question[]>();
  return ({ soort, eig = {} }) => {
    let questions = ofKind.get(soort);
    if (!questions) {
      questions = questionsOf(profile, soort);
      ofKind.set(soort, questions);
    }
    const verdicts: FitVerdict[] = [];
    for (const { key, isAsked, outcomes } of questions) {
      const known = eig[key];
      const verdict = known === undefined && !isAsked ? undefined : outcomes[known ?? Answer.unknown];
      if (verdict) verdicts.push(verdict);
    }
    return verdicts;
  };
}

/**
 * Per question that matters to this person whether the animal can, with words (C62). What is unknown about the animal is unknown, never no;
 * what was not answered does not matter.
 */
export const fitVerdicts = (profile: FitProfile, animal: FitAnimal): FitVerdict[] => fitJudge(profile)(animal);

function questionsOf(profile: FitProfile, kind: Kind): Question[] {
  return FIT_RULES.flatMap((rule) => {
    const outcomes = outcomesOf(rule, profile, kind);
    return outcomes ? [{ key: rule.key, isAsked: rule.kinds.includes(kind), outcomes }] : [];
  });
}

function outcomesOf(rule: FitRule, profile: FitProfile, kind: Kind): Outcomes | null {
  const { yes, unknown, no } = Answer;
  const say = (answer: Answer, text: string, reason: string | null = null) => ({ key: rule.key, answer, text, reason });
  if ('matters' in rule) {
    const reason = rule.matters(profile, kind);
    if (reason === null) return null;
    return { [yes]: say(yes, rule.can), [unknown]: say(unknown, rule.can), [no]: say(no, rule.cannot, reason) };
  }
  const lack = rule.lacks(profile);
  if (lack !== null)
    return { [yes]: say(no, rule.wish, lack), [unknown]: say(unknown, rule.without), [no]: say(yes, rule.without) };
  const has = rule.has(profile);
  return has === null ? null : { [yes]: say(yes, rule.wish, has) };
}

/** 'kan niet met katten (u heeft een kat)': a verdict as the visitor reads it. */
export const fitText = ({ text, reason }: FitVerdict): string => (reason === null ? text : `${text} (u ${reason})`);

const RANK: Record<Answer, number> = { [Answer.no]: 0, [Answer.yes]: 1, [Answer.unknown]: 2 };

/** What stands in the way first, then what fits, then what is unknown; within each as the rules say it. */
export const byWeight = (verdicts: readonly FitVerdict[]): FitVerdict[] =>
  [...verdicts].sort((a, b) => RANK[a.answer] - RANK[b.answer]);

/**
 * The higher, the better an animal fits: fewest times no, then the share of what is known to fit, then how much that is. An animal of which
 * nothing that matters is known stands between those that fit and those with a no.
 */
export function fitScore(verdicts: readonly FitVerdict[]): number {
  let fitting = 0;
  let against = 0;
  for (const { answer } of verdicts) {
    if (answer === Answer.yes) fitting += 1;
    else if (answer === Answer.no) against += 1;
  }
  const possible = verdicts.length - against;
  const share = possible === 0 ? 0 : fitting / possible;
  return Math.round(share * 100) * 10 + fitting - against * 10_000;
}

/** The known answers of a profile's checklist that the rules read. */
export function knownAnswers(properties: readonly Pick<ChecklistAnswer, 'key' | 'value'>[]): FitAnswers {
  const known = properties.filter(
    ({ key, value }) => value !== Answer.unknown && (FIT_KEYS as readonly string[]).includes(key),
  );
  return Object.fromEntries(known.map(({ key, value }) => [key, value]));
}

/** Whether anything was answered. */
export const isAnswered = (profile: FitProfile): boolean => Object.values(profile).some((value) => value !== undefined);

/** The answers of a reaction: the fields of its form, '' and null for not answered, and what came along. Values that are no choice are dropped. */
export function fitProfileOf(
  form: { readonly [Key in keyof FitProfile]?: unknown },
  { kindOnderZes, dieren }: { readonly [Key in 'kindOnderZes' | 'dieren']?: unknown },
): FitProfile {
  const given = Object.entries({ ...form, kindOnderZes, dieren }).filter(
    ([key, value]) => key in FitProfile.shape && value !== '' && value !== null && value !== undefined,
  );
  const kept = given.filter(([key, value]) => FitProfile.safeParse({ [key]: value }).success);
  return FitProfile.parse(Object.fromEntries(kept));
}
