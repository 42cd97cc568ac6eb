import { AccountRow, ID_MAX } from '@portal/shared/contract';
import { makeAdmin, makeMe, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { stubApi } from '../../testing/stub-api';
import { shelterNumber, useAccountLink } from './use-account-link';

const account = AccountRow.parse({ ...makeMe(), disabled: false });

/** A caller of the hook that keeps what the hook reports. */
function Caller({ onRejected }: { onRejected: (error: unknown) => void }) {
  const link = useAccountLink();
  return (
    <button type="button" onClick={() => void link(account, 3).catch(onRejected)}>
      link
    </button>
  );
}

test("SHD-006, BE-026: 'failed to change user' is rethrown to the caller, with its cause", async () => {
  const handleRejected = jest.fn();
  const api = stubApi({ updateAccount: refuse('INTERNAL') });
  const { user } = renderPart(<Caller onRejected={handleRejected} />, { api, user: makeAdmin() });
  await user.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(handleRejected).toHaveBeenCalledWith(
      expect.objectContaining({
        message: 'failed to change user',
        cause: expect.objectContaining({ status: 500, code: 'INTERNAL' }),
      }),
    ),
  );
});

test.each([
  ['3', 3],
  [' 12 ', 12],
  [String(ID_MAX), ID_MAX],
  [String(ID_MAX + 1), undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['', undefined],
])('a shelter number of %j is %j', (typed, expected) => {
  expect(shelterNumber(typed)).toBe(expected);
});
