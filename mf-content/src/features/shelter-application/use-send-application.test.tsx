import type { ShelterApplicationForm } from '@portal/shared/contract';
import { refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { stubApi } from '../../testing/stub-api';
import { useSendApplication } from './use-send-application';

/** A caller of the hook that keeps what the hook reports. */
function Caller({ onRejected }: { onRejected: (error: unknown) => void }) {
  const send = useSendApplication();
  return (
    <button type="button" onClick={() => void send({} as ShelterApplicationForm, 'key').catch(onRejected)}>
      aanvragen
    </button>
  );
}

test("SHD-006 'failed to send request' is rethrown to the caller, with its cause", async () => {
  const handleRejected = jest.fn();
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = renderPart(<Caller onRejected={handleRejected} />, {
    api: stubApi({ applyShelter: refuse('INTERNAL') }),
  });
  await user.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(handleRejected).toHaveBeenCalledWith(
      expect.objectContaining({
        message: 'failed to send request',
        cause: expect.objectContaining({ status: 500, code: 'INTERNAL' }),
      }),
    ),
  );
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
