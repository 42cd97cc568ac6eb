import { useUnsavedInput } from '@portal/shared/session';
import { renderPart } from '@portal/shared/testing';
import { ConfirmDialog, Dialog } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { LeaveGuard } from './leave-guard';

/** A page with a form that holds something typed, or not. */
function FormPage({ isDirty, isKept = true }: { isDirty: boolean; isKept?: boolean }) {
  const sent = useUnsavedInput(isDirty, { isKept });
  return (
    <>
      <h1>Formulier</h1>
      <Link to="/ander">ander</Link>
      <Link to="/formulier?deel=2">deel</Link>
      <Link to="/ander" onClick={sent}>
        verstuur
      </Link>
    </>
  );
}

/** A page with a dialog that asks before it closes. */
function DialogPage() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setAsking(true)} title="Dialoog">
        inhoud
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title="Weggooien?"
        confirmLabel="Ja"
        onConfirm={() => {
          setAsking(false);
          setOpen(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const show = (page: React.ReactNode) =>
  renderPart(
    <>
      <LeaveGuard />
      <Routes>
        <Route path="/formulier" element={page} />
        <Route path="*" element={<p>ergens</p>} />
      </Routes>
    </>,
    { url: '/begin' },
  );

test('a link and Back away from something typed ask first; staying changes nothing', async () => {
  const part = show(<FormPage isDirty />);
  await part.go('/formulier');
  await part.user.click(screen.getByRole('link', { name: 'ander' }));
  expect(await screen.findByRole('dialog', { name: 'Deze pagina verlaten?' })).toHaveTextContent(
    'Wij bewaren het in dit tabblad tot u uitlogt.',
  );
  await part.user.click(screen.getByRole('button', { name: 'Hier blijven' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(part.address()).toBe('/formulier');
  await part.go(-1);
  await part.user.click(await screen.findByRole('button', { name: 'Pagina verlaten' }));
  await waitFor(() => expect(part.address()).toBe('/begin'));
});

test('what no draft holds is not promised', async () => {
  const part = show(<FormPage isDirty isKept={false} />);
  await part.go('/formulier');
  await part.user.click(screen.getByRole('link', { name: 'ander' }));
  expect(await screen.findByRole('dialog')).not.toHaveTextContent('bewaren');
});

test.each([
  ['nothing typed', false, 'ander', '/ander'],
  ['another part of the same page', true, 'deel', '/formulier?deel=2'],
  ['what was sent in the same tick', true, 'verstuur', '/ander'],
])('%s: nothing is asked', async (_name, isDirty, link, address) => {
  const part = show(<FormPage isDirty={isDirty} />);
  await part.go('/formulier');
  await part.user.click(screen.getByRole('link', { name: link }));
  expect(part.address()).toBe(address);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Back closes the open dialog on top, which may ask; the page below stays until there is none', async () => {
  const part = show(<DialogPage />);
  await part.go('/formulier');
  await part.user.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByRole('dialog', { name: 'Dialoog' })).toBeVisible();
  await part.go(-1);
  expect(await screen.findByRole('dialog', { name: 'Weggooien?' })).toBeVisible();
  expect(part.address()).toBe('/formulier');
  await part.user.click(screen.getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await part.go(-1);
  expect(part.address()).toBe('/begin');
});
