import type { Animal } from '@portal/shared/contract';
import { fakeScreen, makeAnimal, makeConfig, makeShelterSummary, renderPart } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DonationCard } from './donation-card';
import { qrDrawing } from './qr-image';

const asiel = makeShelterSummary({ naam: 'De Kwispel' });
const show = (change: Partial<Animal>, donationTemplate = '') =>
  renderPart(<DonationCard animal={makeAnimal({ asiel, ...change })} />, { config: makeConfig({ donationTemplate }) });
const card = () => within(screen.getByRole('region', { name: 'Steun dit asiel' }));
const iban = { donatienummer: 'nl91 abna 0417 1643 00' };

test('AN-018, C38 an IBAN is shown in groups with its holder, a copy button and a QR code with a text', async () => {
  show(iban);
  expect(card().getByText('Ten name van').nextElementSibling).toHaveTextContent('De Kwispel');
  expect(card().getByText('IBAN').nextElementSibling).toHaveTextContent(/^NL91 ABNA 0417 1643 00$/);
  expect(card().getByRole('button', { name: 'Kopieer IBAN' })).toBeVisible();
  const code = await card().findByRole('img', {
    name: 'QR-code voor een overschrijving aan De Kwispel, NL91 ABNA 0417 1643 00',
  });
  expect(code.querySelector('path')?.getAttribute('d')).toBe(
    qrDrawing('BCD\n002\n1\nSCT\n\nDe Kwispel\nNL91ABNA0417164300\n\n\n\nGift Moos').path,
  );
});

test('the QR code is made when the card comes near the screen', async () => {
  const { scroll } = fakeScreen(false);
  try {
    show(iban);
    expect(card().getByText(/Scan de code/)).toBeVisible();
    await act(() => import('./qr-image'));
    expect(card().queryByRole('img')).not.toBeInTheDocument();
    act(() => scroll(true));
    expect(await card().findByRole('img', { name: /^QR-code/ })).toBeVisible();
    act(() => scroll(false));
    expect(card().getByRole('img', { name: /^QR-code/ })).toBeVisible();
  } finally {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  }
});

test.each([
  ['allows it', true, { type: 'succes', message: 'Het IBAN is gekopieerd' }],
  ['does not', false, { type: 'error', message: 'Het IBAN kon niet worden gekopieerd' }],
])(
  'the copy button puts the IBAN on the clipboard when the browser %s, and says so',
  async (_name, isAllowed, toast) => {
    const { user, store } = show(iban);
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    if (!isAllowed) writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(card().getByRole('button', { name: 'Kopieer IBAN' }));
    expect(writeText).toHaveBeenCalledWith('NL91ABNA0417164300');
    await waitFor(() => expect(store.getState().toast.toasts).toMatchObject([toast]));
    writeText.mockRestore();
  },
);

test('C38 a plain number is a link by the template', () => {
  show({ donatienummer: '12 34' }, 'https://geef.example/{nummer}');
  expect(card().getByRole('link', { name: /^Geef aan dit asiel/ })).toHaveAttribute(
    'href',
    'https://geef.example/12%2034',
  );
  expect(card().queryByRole('button')).not.toBeInTheDocument();
});

test.each([['1234'], ['NL91ABNA0417164301']])(
  'C38 without a template %s, which is no IBAN, is said',
  (donatienummer) => {
    show({ donatienummer });
    expect(card().getByText(`Donatienummer: ${donatienummer}`)).toBeVisible();
    expect(card().queryByRole('img')).not.toBeInTheDocument();
  },
);

test.each([
  ['no shelter is known', null],
  ['banks cannot write its name', makeShelterSummary({ naam: 'قطة' })],
])('when %s the IBAN stands without a QR code', (_name, shelter) => {
  show({ ...iban, asiel: shelter });
  expect(card().getByText('NL91 ABNA 0417 1643 00')).toBeVisible();
  expect(card().queryByText(/Scan de code/)).not.toBeInTheDocument();
});

test.each([[null], [''], [' ']])('AN-018 without a number (%s) there is no card', (donatienummer) => {
  show({ donatienummer });
  expect(screen.queryByText('Steun dit asiel')).not.toBeInTheDocument();
});
