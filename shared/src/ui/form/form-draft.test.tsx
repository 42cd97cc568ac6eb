import type { Me } from '@portal/shared/contract';
import { hasUnsavedInput, isAllKept, isLeavingAsked, sessionSlice } from '@portal/shared/session';
import { makeMe, renderPart } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CheckboxField, Form, FormButtons, FormDialog, FormFailure, SubmitButton, TextField } from './index';

afterEach(() => sessionStorage.clear());

const noor = makeMe({ uid: 'noor' });
const sam = makeMe({ uid: 'sam' });
const Schema = z.object({ text: z.string(), aan: z.boolean(), password: z.string() });

interface Options {
  text?: string;
  onSubmit?: Parameters<typeof Form<typeof Schema, unknown>>[0]['onSubmit'];
  onSaved?: () => void;
}

const refusal = { status: 422, code: 'VALIDATION', message: 'Er klopt iets niet', fields: { text: 'Te kort' } };
const failure = { status: 500, code: 'INTERNAL', message: 'Storing' };

function Letter({ text = '', onSubmit = () => true, onSaved }: Options) {
  return (
    <Form
      schema={Schema}
      defaultValues={{ text, aan: false, password: '' }}
      draft="brief"
      onSubmit={onSubmit}
      onSaved={onSaved}
      toasts={{
        sent: { type: 'succes', message: 'Verstuurd' },
        failed: (error, keepDraft) => {
          if (error?.status === 401) keepDraft();
          return { type: 'error', message: 'Mislukt', inForm: error?.message ?? 'Onbekend' };
        },
      }}
    >
      <TextField name="text" label="Tekst" />
      <CheckboxField name="aan" label="Aan" />
      <TextField name="password" label="Geheim" />
      <FormFailure kept="Uw tekst staat er nog." />
      <FormButtons cancel="Annuleren">
        <SubmitButton>Verstuur</SubmitButton>
      </FormButtons>
    </Form>
  );
}

/** A form whose saved text is another one after each click. */
function Reloading() {
  const [count, setCount] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Opnieuw
      </button>
      <Letter text={String(count)} />
    </>
  );
}

const show = (options: Options = {}, user: Me | undefined = noor) => {
  const part = renderPart(<Letter {...options} />, user && { user });
  return { ...part, toasts: () => part.store.getState().toast.toasts.map(({ message }) => message) };
};
const field = () => screen.getByRole('textbox', { name: 'Tekst' });
const send = () => screen.getByRole('button', { name: 'Verstuur' });
const stored = () => Object.entries(sessionStorage);

/** Whether the browser would ask before the tab closes. */
function isAskedOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('what is typed waits for the same person, and for nobody else; a password never stands in it', async () => {
  const first = show();
  await first.user.type(field(), 'Dag');
  await first.user.type(screen.getByRole('textbox', { name: 'Geheim' }), 'hond');
  expect(stored()).toEqual([['draft-uid-noor/brief', '{"text":"Dag","aan":false}']]);
  first.unmount();
  const other = show({}, sam);
  expect(field()).toHaveValue('');
  other.unmount();
  show();
  expect(field()).toHaveValue('Dag');
  await waitFor(() => expect(hasUnsavedInput()).toBe(true));
});

test('a visitor who signs in goes on with what stood there (C16)', async () => {
  const visitor = renderPart(<Letter />);
  await visitor.user.type(field(), 'Dag');
  visitor.unmount();
  show();
  expect(field()).toHaveValue('Dag');
});

test('closing the tab asks while something typed is not sent, and not a moment longer', async () => {
  const asked: boolean[] = [];
  const { user, unmount } = show({ onSaved: () => void asked.push(isAskedOnClose()) });
  expect([isAskedOnClose(), isLeavingAsked()]).toEqual([false, false]);
  await user.type(field(), 'Dag');
  expect([isAskedOnClose(), isLeavingAsked(), isAllKept()]).toEqual([true, true, true]);
  await user.click(send());
  // onSaved may navigate at once.
  expect(asked).toEqual([false]);
  expect([isAskedOnClose(), hasUnsavedInput(), stored()]).toEqual([false, false, []]);
  await user.type(field(), ' weer');
  expect(isAskedOnClose()).toBe(true);
  unmount();
  expect(isAskedOnClose()).toBe(false);
});

test('what is put back as it was is no draft', async () => {
  const { user } = show({ text: 'Dag' });
  await user.type(field(), '!');
  expect(stored()).toHaveLength(1);
  await user.type(field(), '{Backspace}');
  expect([hasUnsavedInput(), stored()]).toEqual([false, []]);
});

test('after the session nothing more is kept of a form that still stands there', async () => {
  const { user, store } = show();
  await user.type(field(), 'Dag');
  sessionStorage.clear();
  act(() => void store.dispatch(sessionSlice.actions.phaseChanged('visitor')));
  await user.type(field(), ' weer');
  expect(sessionStorage).toHaveLength(0);
});

test('AN-076: what could not be sent waits for the same person, and nothing asks on the way to login', async () => {
  const first = show({ onSubmit: () => Promise.reject({ ...failure, status: 401 }) });
  await first.user.type(field(), 'Dag');
  await first.user.click(send());
  await waitFor(() => expect(isLeavingAsked()).toBe(false));
  expect(sessionStorage.getItem('return-draft-uid-noor/brief')).toContain('Dag');
});

test('a refusal stands under its field, any other failure in the form; the key stays the same until it is saved', async () => {
  const keys: string[] = [];
  const answers: unknown[] = [refusal, failure];
  const { user, toasts } = show({
    onSubmit: async (_values, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      const error = answers.shift();
      if (error) throw error;
    },
  });
  await user.type(field(), 'Dag');
  await user.click(send());
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Te kort'));
  expect(screen.queryByText(/staat er nog/)).toBeNull();
  await user.type(field(), '!');
  await user.click(send());
  expect(await screen.findByText('Storing')).toBeVisible();
  await user.click(send());
  await waitFor(() => expect(toasts()).toEqual(['Mislukt', 'Mislukt', 'Verstuurd']));
  expect(screen.queryByText('Storing')).toBeNull();
  await user.click(send());
  await waitFor(() => expect(keys).toHaveLength(4));
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('it is sent once at a time, and what is typed meanwhile stays unsaved', async () => {
  const answers: (() => void)[] = [];
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => void answers.push(resolve)));
  const { user } = show({ onSubmit });
  await user.type(field(), 'Dag');
  await user.dblClick(send());
  await user.type(field(), ' allen{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(send()).toHaveAttribute('aria-busy', 'true');
  await act(async () => answers[0]?.());
  expect(send()).not.toHaveAttribute('aria-busy');
  expect(hasUnsavedInput()).toBe(true);
  expect(stored().join()).toContain('Dag allen');
});

test('another saved value is shown while nothing is typed; what is typed stays', async () => {
  const { user } = renderPart(<Reloading />, { user: noor });
  const reload = async () => user.click(screen.getByRole('button', { name: 'Opnieuw' }));
  await reload();
  await waitFor(() => expect(field()).toHaveValue('2'));
  await user.type(field(), '!');
  await reload();
  expect(field()).toHaveValue('2!');
  expect(hasUnsavedInput()).toBe(true);
});

test('C30 a dialog with something typed asks before it closes; thrown away it is gone', async () => {
  const onClose = jest.fn();
  const { user } = renderPart(
    <FormDialog
      title="Brief"
      onClose={onClose}
      discard={{ title: 'Weggooien?', text: 'Het is weg.', confirm: 'Ja', cancel: 'Nee' }}
    >
      <Letter />
    </FormDialog>,
    { user: noor },
  );
  const cancel = async () => user.click(await screen.findByRole('button', { name: 'Annuleren' }));
  await cancel();
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.type(field(), 'Dag');
  await cancel();
  await user.click(await screen.findByRole('button', { name: 'Nee' }));
  expect([onClose.mock.calls.length, stored().length]).toEqual([1, 1]);
  await cancel();
  await user.click(await screen.findByRole('button', { name: 'Ja' }));
  expect([onClose.mock.calls.length, stored(), hasUnsavedInput()]).toEqual([2, [], false]);
});
