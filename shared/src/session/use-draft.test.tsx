import { meKnown } from '@portal/shared/api-slices';
import { hasUnsavedInput, isAllKept, isLeavingAsked, sessionSlice, useDraft } from '@portal/shared/session';
import { makeMe, renderPart } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';

afterEach(() => sessionStorage.clear());

const noor = makeMe({ uid: 'noor' });

/** A form with one text, a switch and buttons; `text` is what the server has. */
function Form({ text = '' }: { text?: string }) {
  const { start, isDirty, watch, forget, keepForReturn } = useDraft('brief', { text, aan: false });
  const [typed, setTyped] = useState(start.text);
  return (
    <>
      <input
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          watch({ text: target.value });
        }}
      />
      <output>{isDirty ? 'gewijzigd' : 'gelijk'}</output>
      <button type="button" onClick={() => forget()}>
        verstuurd
      </button>
      <button type="button" onClick={keepForReturn}>
        bewaar
      </button>
    </>
  );
}

/** Whether the browser would ask before the tab closes. */
function isAskedOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('what is typed waits for the same person, and for nobody else', async () => {
  const first = renderPart(<Form />, { user: noor });
  await first.user.type(screen.getByRole('textbox'), 'Dag');
  first.unmount();
  const other = renderPart(<Form />, { user: makeMe({ uid: 'sam' }) });
  expect(screen.getByRole('textbox')).toHaveValue('');
  other.unmount();
  renderPart(<Form />, { user: noor });
  expect(screen.getByRole('textbox')).toHaveValue('Dag');
  expect(screen.getByRole('status')).toHaveTextContent('gewijzigd');
});

test('a visitor who signs in goes on with what stood there (C16)', async () => {
  const visitor = renderPart(<Form />);
  await visitor.user.type(screen.getByRole('textbox'), 'Dag');
  visitor.unmount();
  renderPart(<Form />, { user: noor });
  expect(screen.getByRole('textbox')).toHaveValue('Dag');
});

test('closing the tab asks while something typed is not sent, and not a moment longer', async () => {
  const { user, unmount } = renderPart(<Form />, { user: noor });
  expect([isAskedOnClose(), isLeavingAsked()]).toEqual([false, false]);
  await user.type(screen.getByRole('textbox'), 'Dag');
  expect([isAskedOnClose(), isLeavingAsked(), isAllKept()]).toEqual([true, true, true]);
  await user.click(screen.getByRole('button', { name: 'verstuurd' }));
  expect([isAskedOnClose(), hasUnsavedInput()]).toEqual([false, false]);
  expect(sessionStorage).toHaveLength(0);
  await user.type(screen.getByRole('textbox'), ' weer');
  expect(isAskedOnClose()).toBe(true);
  unmount();
  expect(isAskedOnClose()).toBe(false);
});

test('what is put back as it was is no draft; spaces around it change nothing', async () => {
  const { user } = renderPart(<Form text="Dag" />, { user: noor });
  await user.type(screen.getByRole('textbox'), '!');
  expect(sessionStorage).toHaveLength(1);
  await user.type(screen.getByRole('textbox'), '{Backspace} ');
  expect(screen.getByRole('status')).toHaveTextContent('gelijk');
  expect(sessionStorage).toHaveLength(0);
});

test('after the session nothing more is kept of a form that still stands there', async () => {
  const { user, store } = renderPart(<Form />, { user: noor });
  await user.type(screen.getByRole('textbox'), 'Dag');
  sessionStorage.clear();
  act(() => {
    store.dispatch(meKnown(makeMe({ uid: 'sam' })));
    store.dispatch(sessionSlice.actions.phaseChanged('member'));
  });
  await user.type(screen.getByRole('textbox'), ' weer');
  expect(sessionStorage).toHaveLength(0);
});

test('AN-076: what could not be sent waits for the same person, and nothing asks on the way to login', async () => {
  const first = renderPart(<Form />, { user: noor });
  await first.user.type(screen.getByRole('textbox'), 'Dag');
  await first.user.click(screen.getByRole('button', { name: 'bewaar' }));
  expect(isLeavingAsked()).toBe(false);
  first.unmount();
  renderPart(<Form />, { user: noor });
  expect(screen.getByRole('textbox')).toHaveValue('Dag');
});
