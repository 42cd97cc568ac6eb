import { rawAnswer, refuse } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { makeRow, renderManagement } from '../testing/shelter-animals';

/** The bytes of a file. */
function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
}

test('BE-017: all animals come as a CSV file with the mark of UTF-8; a failure is said', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob) => `blob:${files.push(blob as Blob)}`;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user, api, store } = renderManagement([makeRow()], { replies: { exportShelterAnimals: refuse('INTERNAL') } });
  const button = await screen.findByRole('button', { name: 'Exporteer als CSV' });
  await user.click(button);
  await waitFor(() => expect(store.getState().toast.toasts).toMatchObject([{ type: 'error' }]));
  expect(files).toHaveLength(0);
  api.set({ exportShelterAnimals: rawAnswer(200, 'Eigen nummer;Naam\r\n', { 'Content-Type': 'text/csv' }) });
  await user.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
  click.mockRestore();
  expect(api.requestsOf('exportShelterAnimals')[0]?.path).toBe('shelter/12/animals.csv');
  expect(names[0]).toMatch(/^Dieren De Kwispel \d\d-\d\d-\d{4}\.csv$/);
  expect([...(await bytesOf(files[0] as Blob)).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('BE-016: the tab leads to the import', async () => {
  renderManagement([makeRow()]);
  expect(await screen.findByRole('link', { name: 'Importeren' })).toHaveAttribute('href', '/asiels/beheer/12/import');
});
