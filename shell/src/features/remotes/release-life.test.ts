import {
  answers,
  arriveLate,
  chunkError,
  containerOf,
  entryOf,
  fails,
  moduleOf,
  PATTERN,
  portalOf,
  releasesOf,
  resultOf,
  setStage,
  styleOf,
  styles,
  twoReleases,
} from '../../testing/loader-stage';
import { errorClassOf } from './load-error';
import { failedBuilds } from './release-selection';

setStage();

describe('a release that is on screen is not undressed by another', () => {
  test('it keeps its style sheets and its signal until the last page or piece of it is gone', async () => {
    const { loader, show, ends, newer, older, first } = await twoReleases();
    const leavePage = first?.hold();
    const leavePiece = first?.hold();
    show({ current: newer, previous: older });
    await resultOf(loader.load('mf-search', PATTERN));
    expect([ends, styles()]).toEqual([[], [styleOf(older), styleOf(newer)]]);

    leavePage?.();
    leavePage?.();
    await jest.advanceTimersByTimeAsync(100);
    expect([ends, styles()]).toEqual([[], [styleOf(older), styleOf(newer)]]);

    leavePiece?.();
    await jest.advanceTimersByTimeAsync(100);
    expect([ends, styles()]).toEqual([['1.0.0 aborted', '1.0.0 cleaned up'], [styleOf(newer)]]);
  });

  test('its preload tags go with it, those of the release in use stay', async () => {
    const { loader, show, newer, older, first } = await twoReleases();
    const leave = first?.hold();
    for (const release of [older, newer])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href: entryOf(release) }));
    const preloaded = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => new URL(href).pathname);
    show({ current: newer, previous: older });
    await resultOf(loader.load('mf-search', PATTERN));
    expect(preloaded()).toEqual([entryOf(older), entryOf(newer)]);
    leave?.();
    await jest.advanceTimersByTimeAsync(100);
    expect(preloaded()).toEqual([entryOf(newer)]);
  });

  test('the release in use does not end when nothing of it is on screen', async () => {
    const { ends, older, first } = await twoReleases();
    first?.hold()();
    await jest.advanceTimersByTimeAsync(100);
    expect([ends, styles()]).toEqual([[], [styleOf(older)]]);
  });

  test('a rollback while the first release is still on screen restarts it, and its style sheets stay when the first one goes', async () => {
    const { loader, show, newer, older, first } = await twoReleases();
    const leave = first?.hold();
    show({ current: newer, previous: older });
    await resultOf(loader.load('mf-search', PATTERN));
    show({ current: older, previous: newer });
    const { value } = await resultOf(loader.load('mf-search', PATTERN));
    expect(value).not.toBe(first);
    leave?.();
    await jest.advanceTimersByTimeAsync(100);
    expect(styles()).toEqual([styleOf(older)]);
  });
});

describe('a release that comes after its deadline is discarded', () => {
  test('an entry that comes late: its module does not run, no page of it is asked for', async () => {
    const { current, previous } = releasesOf();
    answers.set(entryOf(current), 'hang').set(entryOf(previous), containerOf(moduleOf()));
    const { loader } = portalOf({ current, previous });
    const loading = loader.load('mf-search', PATTERN);
    // The time for the release is over, that for its entry's second try is not.
    await jest.advanceTimersByTimeAsync(4600);
    const get = jest.fn(async () => () => ({ remote: moduleOf() }));
    await arriveLate(entryOf(current), { get });
    expect((await resultOf(loading)).value?.release.version).toBe('1.0.0');
    expect(get).not.toHaveBeenCalled();
  });

  test('files of its module that come late: the module does not run', async () => {
    const { current, previous } = releasesOf();
    const run = jest.fn(() => ({ remote: moduleOf() }));
    const late = () => new Promise<typeof run>((arrive) => setTimeout(arrive, 6000, run));
    answers.set(entryOf(current), { get: late }).set(entryOf(previous), containerOf(moduleOf()));
    const { loader } = portalOf({ current, previous });
    const { value } = await resultOf(loader.load('mf-search', PATTERN));
    expect(value?.release.version).toBe('1.0.0');
    expect(run).not.toHaveBeenCalled();
  });
});

describe('being offline says nothing about a release', () => {
  const reported = (outcomes: { isUnanswered?: boolean; error?: unknown }[]) =>
    outcomes.filter(({ isUnanswered }) => !isUnanswered).map(({ error }) => error && errorClassOf(error));
  const noAnswer = { responseStatus: 0 };

  test('nothing answers: no release is blamed, and the next try begins with the current one', async () => {
    const { current, previous } = releasesOf();
    answers.set(entryOf(current), noAnswer).set(entryOf(previous), noAnswer);
    const { loader, outcomes } = portalOf({ current, previous });
    expect((await resultOf(loader.load('mf-search', PATTERN))).error).toBe('entry-timeout');
    expect([reported(outcomes), failedBuilds()]).toEqual([[], []]);
    answers.set(entryOf(current), containerOf(moduleOf()));
    expect((await resultOf(loader.load('mf-search', PATTERN))).value?.release).toBe(current);
  });

  test('the connection was gone for a moment: the release before it is shown, and the current one is tried at the next visit', async () => {
    const { current, previous } = releasesOf();
    answers.set(entryOf(current), noAnswer).set(entryOf(previous), containerOf(moduleOf()));
    const { loader, outcomes } = portalOf({ current, previous });
    const loading = loader.load('mf-search', PATTERN);
    window.dispatchEvent(new Event('offline'));
    expect((await resultOf(loading)).value?.release).toBe(previous);
    expect([reported(outcomes), failedBuilds()]).toEqual([[undefined], []]);
    answers.set(entryOf(current), containerOf(moduleOf()));
    expect((await resultOf(loader.load('mf-search', PATTERN))).value?.release).toBe(current);
  });

  test('a chunk without an answer is no different', async () => {
    const { current } = releasesOf();
    answers.set(entryOf(current), { get: fails });
    Object.assign(performance, { getEntriesByType: () => [{ name: chunkError.request, responseStatus: 0 }] });
    const { loader, outcomes } = portalOf({ current, previous: null });
    expect((await resultOf(loader.load('mf-search', PATTERN))).error).toBe('chunk');
    expect(reported(outcomes)).toEqual([]);
  });

  test('a release that gives no answer while the one before it does is blamed', async () => {
    const { current, previous } = releasesOf();
    answers.set(entryOf(current), noAnswer).set(entryOf(previous), containerOf(moduleOf()));
    const { loader, outcomes } = portalOf({ current, previous });
    expect((await resultOf(loader.load('mf-search', PATTERN))).value?.release).toBe(previous);
    expect([reported(outcomes), failedBuilds()]).toEqual([['entry-timeout', undefined], [current.build]]);
  });

  test('a refused file is blamed at once, also when it is the only release', async () => {
    const { current } = releasesOf();
    answers.set(entryOf(current), { responseStatus: 503 });
    const { loader, outcomes } = portalOf({ current, previous: null });
    await resultOf(loader.load('mf-search', PATTERN));
    expect(reported(outcomes)).toEqual(['entry-http']);
  });
});
