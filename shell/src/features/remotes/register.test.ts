import { makeRegister, makeRelease, makeRemoteRow } from '@portal/shared/testing';
import { bootRegister } from './register';

const register = makeRegister();
const realFetch = globalThis.fetch;

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

function inline(text: string) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'register';
  element.textContent = text;
  document.body.append(element);
}

/** The network gives these answers in turn; anything after the last is an error. */
function answer(...answers: (Response | Error)[]) {
  const waiting = [...answers];
  const asked = jest.fn(async () => {
    const next = waiting.shift() ?? new Error('no answer');
    if (next instanceof Error) throw next;
    return next;
  });
  globalThis.fetch = asked;
  return asked;
}

const good = () => new Response(JSON.stringify(register));

test('the copy in the page is used without a request', async () => {
  inline(JSON.stringify(register));
  const asked = answer();
  expect(await bootRegister()).toEqual(register);
  expect(asked).not.toHaveBeenCalled();
});

test('without a usable copy in the page the network is asked, twice when the first try fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  inline('{"schema":2}');
  const asked = answer(new Error('offline'), good());
  expect(await bootRegister()).toEqual(register);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('without network the last good copy of this browser is used', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  answer(good());
  await bootRegister();
  answer();
  expect(await bootRegister()).toEqual(register);
});

test('a copy older than seven days is not used: only the shell’s own pages are shown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const eightDays = 8 * 24 * 60 * 60 * 1000;
  localStorage.setItem('register', JSON.stringify({ storedAt: Date.now() - eightDays, shell: __BUILD__, register }));
  answer();
  expect(await bootRegister()).toBeNull();
});

test('a copy that another build of the shell judged is not used', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('register', JSON.stringify({ storedAt: Date.now(), shell: '11111111', register }));
  answer();
  expect(await bootRegister()).toBeNull();
});

test('a register that names a newer shell is judged by what this one serves', async () => {
  const SESSION = '@portal/shared/session';
  const uses = { [SESSION]: ['useTheme#77aa'] };
  const newer = makeRegister([makeRemoteRow({ current: makeRelease({ uses }) })], {
    shell: { ...register.shell, hash: '22222222', provides: { react: '20.0.0' }, doors: uses },
  });
  answer(new Response(JSON.stringify(newer)));
  const read = await bootRegister();
  expect(read?.remotes[0]?.current.missing).toEqual([`${SESSION} useTheme#77aa`]);
  expect(read?.shell).toEqual({ ...newer.shell, provides: { react: '19.3.1' }, doors: undefined });
});
