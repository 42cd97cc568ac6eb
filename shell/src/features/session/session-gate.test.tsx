import { sessionSlice } from '@portal/shared/session';
import { hangingAnswer, renderPart } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { stubApi } from '../../testing/stub-api';
import { SessionGate } from './session-gate';

test('only while a stored session is read the loader covers the page, which is then out of reach (SH-013, C25)', () => {
  const { store } = renderPart(
    <SessionGate>
      <button type="button">Zoeken</button>
    </SessionGate>,
    { api: stubApi({ getMe: hangingAnswer() }) },
  );
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void store.dispatch(sessionSlice.actions.phaseChanged('loading')));
  expect(screen.getByRole('status')).toHaveTextContent('Een ogenblik geduld');
  expect(screen.getByText('Zoeken').closest('[inert]')).not.toBeNull();
  act(() => void store.dispatch(sessionSlice.actions.phaseChanged('member')));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Zoeken').closest('[inert]')).toBeNull();
});
