import { useUntracked } from '@portal/shared/api-slices';
import { type AnimalImport, AnimalImportCreate, IMPORT_PART_BYTES } from '@portal/shared/contract';
import { useUnsavedInput } from '@portal/shared/session';
import { useEffect, useRef, useState } from 'react';
import { animalImportApi, useCreateAnimalImportMutation } from '../../endpoints/animal-import';
import { base64Of } from './base64';
import { messages } from './messages';
import { wordsOf } from './use-failure-toast';

/** A file on its way: how much has arrived, from 0 to 100; or why it did not go on. */
export interface FileUpload {
  sending: { naam: string; percent: number } | null;
  error: string | null;
  send: (file: File) => void;
}

/** What is wrong with a file before anything is sent; null when nothing is. */
function refusalOf(file: File, started: AnimalImport | null): string | null {
  const isSame = started === null || (file.name === started.bestandsnaam && file.size === started.bestandsgrootte);
  if (!isSame) return messages.file.other;
  const { error } = AnimalImportCreate.safeParse({ bestandsnaam: file.name, bestandsgrootte: file.size });
  return error?.issues[0]?.message ?? null;
}

/**
 * Sends a file in parts, one after the other. `started` is an import whose file did not come whole, in another visit or because the line broke: the
 * same file goes on behind the parts that are there.
 */
export function useFileUpload(shelter: number, started: AnimalImport | null, refetch: () => unknown): FileUpload {
  const [create] = useCreateAnimalImportMutation();
  const sendPart = useUntracked(animalImportApi.endpoints.sendImportPart);
  const [sending, setSending] = useState<FileUpload['sending']>(null);
  const [error, setError] = useState<string | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useUnsavedInput(sending !== null);

  async function sendParts(file: File, { uuidkey, parts, parts_total }: AnimalImport) {
    for (let nr = parts + 1; nr <= parts_total && isHere.current; nr += 1) {
      const start = (nr - 1) * IMPORT_PART_BYTES;
      const base64 = await base64Of(file.slice(start, start + IMPORT_PART_BYTES));
      const show = (sent: number) =>
        setSending({ naam: file.name, percent: Math.floor(((nr - 1 + sent) / parts_total) * 100) });
      await sendPart({ uuidkey, body: { nr, base64 }, onProgress: show });
    }
  }

  async function send(file: File) {
    const refusal = refusalOf(file, started);
    setError(refusal);
    if (refusal !== null) return;
    setSending({ naam: file.name, percent: 0 });
    try {
      const body = { bestandsnaam: file.name, bestandsgrootte: file.size };
      await sendParts(file, started ?? (await create({ shelter, body }).unwrap()));
    } catch (failure) {
      setError(wordsOf(failure));
    } finally {
      await refetch();
      setSending(null);
    }
  }

  return { sending, error, send: (file) => void send(file) };
}
