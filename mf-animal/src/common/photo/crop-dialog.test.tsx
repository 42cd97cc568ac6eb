import { renderPart } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakePictures, jpegOf, photoFile } from '../../testing/fake-pictures';
import { CropDialog } from './crop-dialog';

const onClose = jest.fn();
const onSave = jest.fn();
beforeEach(() => {
  onClose.mockClear();
  onSave.mockClear();
});

const show = () => renderPart(<CropDialog isOpen onClose={onClose} onSave={onSave} />);
const choose = async (file: File) => {
  fireEvent.change(await screen.findByLabelText('Foto kiezen'), { target: { files: [file] } });
  await waitFor(() => expect(screen.queryByText('De foto wordt geladen.')).not.toBeInTheDocument());
};
const toasts = (page: ReturnType<typeof show>) => page.store.getState().toast.toasts;

test('AN-060 a chosen photo is previewed and saved as jpegs of 350 × 350 and 800 × 800 (AN-061)', async () => {
  const { bitmaps } = fakePictures();
  const { user } = show();
  await choose(photoFile());
  await user.click(await screen.findByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0][0]).toEqual({ base64: jpegOf(350), base64org: jpegOf(800) });
  expect(onClose).toHaveBeenCalled();
  // The browser makes the working copy itself, upright and bounded: 12 million pixels are never drawn here.
  expect(bitmaps[0]?.options).toMatchObject({ imageOrientation: 'from-image', resizeWidth: 1600, resizeHeight: 2133 });
});

test('AN-060 the picture can be chosen and taken; a camera is asked for its back side', async () => {
  fakePictures();
  show();
  expect(await screen.findByLabelText('Foto kiezen')).toHaveAttribute('accept', 'image/*');
  expect(screen.getByLabelText('Foto maken')).toHaveAttribute('capture', 'environment');
});

test('AN-060 a pdf is refused', async () => {
  fakePictures();
  show();
  await choose(photoFile('%PDF', 'application/pdf', 'poes.pdf'));
  expect(await screen.findByText(/Dit bestand is geen afbeelding/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
});

test('AN-060 cancelling gives nothing', async () => {
  fakePictures();
  const { user } = show();
  await choose(photoFile());
  await screen.findByRole('button', { name: 'Opslaan' });
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(onClose).toHaveBeenCalled();
  expect(onSave).not.toHaveBeenCalled();
});

test('SH-078 a picture that does not load gives a toast of 3 s', async () => {
  fakePictures();
  const page = show();
  await choose(photoFile('broken'));
  await waitFor(() =>
    expect(toasts(page)).toEqual([
      expect.objectContaining({
        type: 'error',
        message: 'Het is niet gelukt om de afbeelding te laden',
        duration: 3000,
      }),
    ]),
  );
  expect(screen.getByLabelText('Foto kiezen')).toBeEnabled();
});

test('AN-061 a picture of less than 350 px is refused, in words', async () => {
  fakePictures({ width: 300, height: 900 });
  show();
  await choose(photoFile());
  expect(await screen.findByText(/minstens 350 bij 350 pixels/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
});

test('AN-060 turning works by button, and the crop follows (WCAG 2.5.7)', async () => {
  const { drawn } = fakePictures({ width: 1600, height: 1600 });
  for (const [side, value] of [
    ['offsetWidth', 320],
    ['offsetHeight', 320],
  ] as const)
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(value);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 320, height: 320, top: 0, left: 0, right: 320, bottom: 320 } as DOMRect);
  const { user, container } = show();
  await choose(photoFile());
  await screen.findByRole('button', { name: 'Rechtsom draaien' });
  const picture = await waitFor(() => {
    const found = (container.ownerDocument as Document).querySelector('.reactEasyCrop_Image');
    if (!found) throw new Error('no picture yet');
    return found;
  });
  fireEvent.load(picture);
  await user.click(screen.getByRole('button', { name: 'Rechtsom draaien' }));
  fireEvent.change(screen.getByRole('slider', { name: 'Inzoomen' }), { target: { value: '2' } });
  await user.click(screen.getByRole('button', { name: 'Naar rechts' }));
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  const small = drawn.find(({ side }) => side === 350);
  // A quarter turn: across comes from down; half of the picture fills the square.
  const [a, b, c, d] = small?.matrix ?? [];
  expect(a).toBeCloseTo(0);
  expect(b).toBeCloseTo(350 / 800);
  expect(c).toBeCloseTo(-350 / 800);
  expect(d).toBeCloseTo(0);
  jest.restoreAllMocks();
});
