import type { Release } from '@portal/shared/contract';
import {
  type Answer,
  answers,
  asked,
  containerOf,
  entryOf,
  fails,
  moduleOf,
  needs,
  PATTERN,
  type Pair,
  portalOf,
  releasesOf,
  resultOf,
  setStage,
  styled,
  styleOf,
  styles,
  twoReleases,
} from '../../testing/loader-stage';
import { errorClassOf } from './load-error';
import { rememberAnswerTime } from './network-pace';
import { rememberFailedBuild } from './release-selection';

setStage();

test('the current release is loaded, the one before it is not asked for', async () => {
  const { current, previous } = releasesOf();
  answers.set(entryOf(current), containerOf(moduleOf()));
  const { loader, outcomes } = portalOf({ current, previous });
  const { value } = await resultOf(loader.load('mf-search', PATTERN));
  expect(value).toMatchObject({ release: { version: '1.1.0' } });
  expect(asked).toEqual([entryOf(current)]);
  expect(outcomes).toEqual([expect.objectContaining({ stage: 'module' })]);
});

test('the style sheet of the module is fetched while the entry is on its way, once, with its hash', async () => {
  const style = { 'module.css': `sha384-${'B'.repeat(64)}` };
  const { current } = releasesOf();
  Object.assign(current, { preload: [...current.preload, 'module.css'], files: { ...current.files, ...style } });
  answers.set(entryOf(current), containerOf(moduleOf()));
  const { loader } = portalOf({ current, previous: null });
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  const loading = loader.load('mf-search', PATTERN);
  expect(links().map((link) => [link.getAttribute('href'), link.integrity, link.crossOrigin])).toEqual([
    [`${current.base}module.css`, style['module.css'], 'anonymous'],
  ]);
  await resultOf(loading);
  await resultOf(loader.load('mf-search', PATTERN));
  expect(links()).toHaveLength(1);
});

describe('the previous release replaces one that is no good', () => {
  /** What is wrong with the current release, the class that is reported, and the milliseconds until the one before it is there. */
  const FAULTS: [string, (pair: Pair) => Answer, string, number][] = [
    ['its entry never answers', () => 'hang', 'deadline', 4500],
    ['its entry is answered with 503, twice', () => ({ responseStatus: 503 }), 'entry-http', 250],
    ['its entry is a page', () => ({ responseStatus: 200, contentType: 'text/html' }), 'entry-type', 250],
    ['its entry has another hash', () => ({ responseStatus: 200, contentType: 'text/javascript' }), 'integrity', 250],
    ['its entry comes half, or the connection breaks', () => ({ responseStatus: 0 }), 'entry-timeout', 250],
    ['its entry makes no container', () => 'runs', 'evaluation', 0],
    ['its module never comes', () => ({ get: () => new Promise(() => undefined) }), 'deadline', 4500],
    ['its module does not load', () => ({ get: fails }), 'chunk', 0],
    [
      'a style sheet of its module does not load',
      () => ({ get: async () => Promise.reject(new Error('Loading css chunk 7 failed.')) }),
      'style',
      0,
    ],
    [
      'its module throws',
      () => ({
        get: async () => () => {
          throw new TypeError('x is undefined');
        },
      }),
      'evaluation',
      0,
    ],
    ['its module exposes no remote', () => ({ get: async () => () => ({}) }), 'evaluation', 0],
    [
      'it takes a version that the shell does not share',
      () => ({
        get: async () => Promise.reject(new Error('shared module react: ^99.0.0 is needed, the shell has 19.3.1')),
      }),
      'shared-version',
      0,
    ],
    ['it says that it is another remote', () => containerOf(moduleOf({ name: 'mf-animal' })), 'contract', 0],
    ['it has another contract than was published', () => containerOf(moduleOf({ contract: 2 })), 'contract', 0],
    ['it lacks a page of the register', () => containerOf(moduleOf({ routes: {} })), 'route-missing', 0],
    [
      'the page that is asked for does not load',
      () => containerOf(moduleOf({ routes: { [PATTERN]: fails } })),
      'chunk',
      0,
    ],
    [
      'the page that is asked for never comes',
      () => containerOf(moduleOf({ routes: { [PATTERN]: () => new Promise(() => undefined) } })),
      'deadline',
      4500,
    ],
    [
      'it throws at its start',
      () =>
        containerOf(
          moduleOf({
            start() {
              throw new Error('endpoint listNews belongs to mf-content');
            },
          }),
        ),
      'endpoint-owner',
      0,
    ],
  ];
  test.each(FAULTS)('%s', async (_what, faultOf, errorClass, ms) => {
    const pair = releasesOf();
    answers.set(entryOf(pair.current), faultOf(pair));
    answers.set(entryOf(pair.previous), containerOf(moduleOf()));
    const { loader, outcomes } = portalOf(pair);
    const result = await resultOf(loader.load('mf-search', PATTERN));
    expect(result.value).toMatchObject({ release: { version: '1.0.0' } });
    expect(result.ms).toBe(ms);
    // The release that was given up is the one that stepped back, not the good one that took over (AP-044, C59).
    expect(
      outcomes.map(({ release, error, steppedBack }) => [release.version, error && errorClassOf(error), steppedBack]),
    ).toEqual([
      ['1.1.0', errorClass, true],
      ['1.0.0', undefined, undefined],
    ]);
    // Kept for the tab: the next page does not begin with the bad release again.
    asked.length = 0;
    await resultOf(portalOf(pair).loader.load('mf-search', PATTERN));
    expect(asked).not.toContain(entryOf(pair.current));
  });

  test.each([
    ['contract + 1', { contract: 2 }],
    ['a need that the shell does not meet', { needs: { ...needs, react: '^99.0.0' } }],
    ['a host that can do more', { needs: { 'federation-host': '^1.31.0' } }],
    ['a name that the shell lacks', { missing: ['@portal/shared/session useTheme#77aa'] }],
    ['a runtime of its own', { needs: { react: '^19.3.1' } }],
    ['an entry without hash', { files: {}, preload: [] }],
  ])('%s: not one file of it is asked for', async (_what, change) => {
    const { current, previous } = releasesOf(change);
    answers.set(entryOf(previous), containerOf(moduleOf()));
    const { loader } = portalOf({ current, previous });
    const { value } = await resultOf(loader.load('mf-search', PATTERN));
    expect(value?.release.version).toBe('1.0.0');
    expect(asked).toEqual([entryOf(previous)]);
  });

  test.each([
    ['the only release hangs: 2 × 2500 + 250 ms', { hasPrevious: false, pace: 0 }, 'entry-timeout', 5250],
    ['both hang: 8 s in all', { hasPrevious: true, pace: 0 }, 'deadline', 8000],
    [
      'both hang on a slow line: twice as long, because slow is not dead',
      { hasPrevious: true, pace: 1000 },
      'deadline',
      16_000,
    ],
  ])('nothing answers, %s', async (_what, { hasPrevious, pace }, errorClass, ms) => {
    rememberAnswerTime(pace);
    const { current, previous } = releasesOf();
    answers.set(entryOf(current), 'hang').set(entryOf(previous), 'hang');
    const { loader } = portalOf({ current, previous: hasPrevious ? previous : null });
    const result = await resultOf(loader.load('mf-search', PATTERN));
    expect([result.error, result.ms]).toEqual([errorClass, ms]);
  });
});

describe('another release while a page is open', () => {
  test('the release in use stays as it is until its area is visited again; then the new one takes over and the old one is cleaned up', async () => {
    const { loader, show, ends, newer, older, first } = await twoReleases();
    show({ current: newer, previous: older });
    expect(loader.peek('mf-search')).toBeUndefined();
    expect(await first?.module.routes[PATTERN]?.()).toBeInstanceOf(Function);
    expect([ends, styles()]).toEqual([[], [styleOf(older)]]);

    const { value } = await resultOf(loader.load('mf-search', PATTERN));
    expect(value).toMatchObject({ release: { version: '1.1.0' } });
    expect(loader.peek('mf-search')).toBe(value);
    expect(ends).toEqual(['1.0.0 aborted', '1.0.0 cleaned up']);
    expect(styles()).toEqual([styleOf(newer)]);
  });

  test('a rollback brings the release before it back, with its style sheet; its entry runs again, for its endpoints', async () => {
    const { loader, show, newer, older } = await twoReleases();
    show({ current: newer, previous: older });
    await resultOf(loader.load('mf-search', PATTERN));
    asked.length = 0;
    show({ current: older, previous: newer });
    const { value } = await resultOf(loader.load('mf-search', PATTERN));
    expect(value?.release.version).toBe('1.0.0');
    expect(asked).toEqual([entryOf(older), styleOf(older)]);
    expect(styles()).toEqual([styleOf(older)]);
  });

  test('a release that failed after its style sheet came has it again at the next try', async () => {
    const { current } = releasesOf();
    let isThere = false;
    const page = async () => (isThere ? () => null : fails());
    answers.set(entryOf(current), styled(current, moduleOf({ routes: { [PATTERN]: page } })));
    const { loader } = portalOf({ current, previous: null });
    expect((await resultOf(loader.load('mf-search', PATTERN))).error).toBe('chunk');
    expect(styles()).toEqual([]);
    isThere = true;
    expect((await resultOf(loader.load('mf-search', PATTERN))).value?.release.version).toBe('1.1.0');
    expect(styles()).toEqual([styleOf(current)]);
  });

  test('a release that is taken up again at once keeps its style sheet', async () => {
    const { loader, show, newer, older } = await twoReleases();
    show({ current: newer, previous: older });
    const there = loader.load('mf-search', PATTERN);
    await jest.advanceTimersByTimeAsync(0);
    show({ current: older, previous: newer });
    await resultOf(Promise.all([there, loader.load('mf-search', PATTERN)]));
    expect(styles()).toContain(styleOf(older));
  });

  test('a hundred visits ask for nothing and leave nothing; a hundred switches leave one style sheet', async () => {
    const { loader, show, newer, older } = await twoReleases();
    asked.length = 0;
    const elements = document.querySelectorAll('*').length;
    for (let visit = 0; visit < 100; visit += 1) await loader.load('mf-search', PATTERN);
    expect([asked, document.querySelectorAll('*').length]).toEqual([[], elements]);

    let most = 0;
    for (let turn = 0; turn < 100; turn += 1) {
      show(turn % 2 === 0 ? { current: newer, previous: older } : { current: older, previous: newer });
      await Promise.all([loader.load('mf-search', PATTERN), jest.advanceTimersByTimeAsync(100)]);
      if (turn === 1) most = document.querySelectorAll('*').length;
    }
    expect(document.querySelectorAll('*').length).toBe(most);
    expect(styles()).toEqual([styleOf(older)]);
  });
});

describe('the document came with the current release', () => {
  const rules = ({ version, build }: Release) => `mf-search-${version}-${build}`;
  const rulesThere = () => [...document.querySelectorAll('style')].map(({ dataset }) => dataset.release);
  /** The rules of a release as they stand in the document. */
  function putRules(release: Release) {
    const style = document.createElement('style');
    style.dataset.release = rules(release);
    document.head.append(style);
  }

  test.each([
    ['in the canary gets nothing of its rules', 100, false],
    ['outside the canary keeps them', 0, true],
  ])('a browser %s', async (_who, percent, keeps) => {
    const { current, previous: other } = releasesOf();
    putRules(current);
    for (const release of [current, other]) answers.set(entryOf(release), containerOf(moduleOf()));
    const { loader } = portalOf({ current, previous: null, canary: { percent, release: other } });
    const { value } = await resultOf(loader.load('mf-search', PATTERN));
    expect([value?.release, rulesThere()]).toEqual(keeps ? [current, [rules(current)]] : [other, []]);
  });

  test('one in which that failed before, and which shows the one before it, gets nothing of its rules', async () => {
    const { current, previous } = releasesOf();
    putRules(current);
    rememberFailedBuild(current.build);
    answers.set(entryOf(previous), containerOf(moduleOf()));
    const { value } = await resultOf(portalOf({ current, previous }).loader.load('mf-search', PATTERN));
    expect([value?.release, rulesThere()]).toEqual([previous, []]);
  });
});
