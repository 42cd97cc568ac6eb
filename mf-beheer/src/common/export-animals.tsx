import type { Shelter } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { isRequestError, saveFile, useToast } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { useExportShelterAnimalsMutation } from '../endpoints/animal-import';
import { messages } from './messages';

/** The byte order mark says UTF-8 to Excel; reading the answer takes it off. */
export const BOM = '\uFEFF';

/** All animals of a shelter as a file that the import takes again (BE-017). */
export function ExportAnimals({ shelter: { id, naam } }: { shelter: Shelter }) {
  const [exportAnimals, { isLoading }] = useExportShelterAnimalsMutation();
  const showToast = useToast();
  async function handleExport() {
    try {
      const text = await exportAnimals(id).unwrap();
      saveFile(messages.exportName(naam, formatDate(new Date())), 'text/csv;charset=utf-8', BOM + text);
    } catch (error) {
      showToast({ type: 'error', message: isRequestError(error) ? error.message : messages.exportFailed });
    }
  }
  return (
    <Button variant="secondary" isBusy={isLoading} onClick={handleExport}>
      {messages.export}
    </Button>
  );
}
