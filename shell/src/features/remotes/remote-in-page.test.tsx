import type { RemoteModule } from '@portal/shared/contract';
import { registerStore } from '@portal/shared/session';
import { makeRegister, makeRelease, makeRemoteRow, renderPart } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import type { Loader } from './loader';
import { LoaderContext } from './loader-context';
import type { LoadedRemote } from './release-life';
import { RemotePage } from './remote-page';
import { RequiredSlot } from './remote-slot';

const PATTERN = 'dier/:uuidkey';
const release = makeRelease({
  slots: [
    { slot: 'members.reactions', piece: 'my-reactions', order: 10, access: 'public' },
    { slot: 'members.reactions', piece: 'shelter-inbox', order: 20, access: 'public' },
  ],
});

/** A loader whose one remote is in use. */
function loaderOf(module: Partial<RemoteModule>) {
  const leave = jest.fn();
  const hold = jest.fn(() => leave);
  const whole = { contract: 1, name: 'mf-animal', version: '1.0.0', routes: {}, slots: {}, ...module };
  const remote = { module: whole, release, hold } as unknown as LoadedRemote;
  const loader = { peek: () => remote, load: async () => remote } as unknown as Loader;
  return { loader, hold, leave };
}

function openPage(page: () => Promise<() => unknown>) {
  const stage = loaderOf({ routes: { [PATTERN]: page } });
  const shown = renderPart(
    <LoaderContext value={stage.loader}>
      <RemotePage name="mf-animal" pattern={PATTERN} />
    </LoaderContext>,
    { url: '/dier/1', path: '/dier/:uuidkey' },
  );
  return { ...stage, ...shown };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test('a page whose file did not come is tried again for another animal by itself', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(chunkError())
    .mockResolvedValue(() => <h1>Moos</h1>);
  const { go } = openPage(load);
  expect(await screen.findByText('Code: chunk')).toBeVisible();
  await go('/dier/2');
  expect(await screen.findByRole('heading', { name: 'Moos' })).toBeVisible();
});

function ThrowsForOne() {
  if (useParams().uuidkey === '1') throw new TypeError('x is undefined');
  return <h1>Moos</h1>;
}

test('a page that throws for one animal is shown for another', async () => {
  const { go } = openPage(async () => ThrowsForOne);
  expect(await screen.findByText('Code: render')).toBeVisible();
  await go('/dier/2');
  expect(await screen.findByRole('heading', { name: 'Moos' })).toBeVisible();
});

/** How many hold the release. */
const holders = ({ hold, leave }: ReturnType<typeof openPage>) => hold.mock.calls.length - leave.mock.calls.length;

test('a page holds its release for as long as it is on screen', async () => {
  const page = openPage(async () => () => <h1>Moos</h1>);
  await screen.findByRole('heading', { name: 'Moos' });
  expect(holders(page)).toBe(1);
  page.unmount();
  expect(holders(page)).toBe(0);
});

test('a visitor who left before the file of a page came: the release is held until it is there', async () => {
  let arrive = (_page: () => unknown) => {};
  const file = new Promise<() => unknown>((done) => {
    arrive = done;
  });
  const page = openPage(() => file);
  page.unmount();
  expect(holders(page)).toBe(1);
  await act(async () => arrive(() => null));
  expect(holders(page)).toBe(0);
});

function openSlot(slots: RemoteModule['slots']) {
  const { loader } = loaderOf({ slots });
  act(() => registerStore.set(makeRegister([makeRemoteRow({ name: 'mf-animal', current: release })])));
  return renderPart(
    <LoaderContext value={loader}>
      <RequiredSlot
        name="members.reactions"
        props={{}}
        states={{ pending: 'wacht', failed: (error) => <p>mis: {String(error)}</p> }}
        absent="niets"
      />
    </LoaderContext>,
  );
}

test('of a slot with several pieces each shows its own', async () => {
  openSlot({
    'members.reactions': {
      'my-reactions': async () => () => <p>Mijn reacties</p>,
      'shelter-inbox': async () => () => <p>Postvak van het asiel</p>,
    },
  });
  expect(await screen.findByText('Mijn reacties')).toBeVisible();
  expect(await screen.findByText('Postvak van het asiel')).toBeVisible();
});

test('a piece that the module does not have, or whose file does not come, is logged and reported', async () => {
  // Of another class than the page above: one kind is reported once a minute.
  const styleError = new Error('Loading css chunk 7 failed.');
  const { requests } = openSlot({ 'members.reactions': { 'my-reactions': () => Promise.reject(styleError) } });
  expect(await screen.findByText(/mis: Error: Loading css/)).toBeVisible();
  expect(await screen.findByText(/has no piece shelter-inbox/)).toBeVisible();
  const reports = requests.filter(({ path }) => path.endsWith('loadreport')).map(({ body }) => body);
  expect(reports).toMatchObject([
    { name: 'mf-animal', stage: 'slot', errorClass: 'style' },
    { name: 'mf-animal', stage: 'slot', errorClass: 'route-missing' },
  ]);
  expect(console.error).toHaveBeenCalled();
});
