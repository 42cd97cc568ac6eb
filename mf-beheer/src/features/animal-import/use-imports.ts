import { type AnimalImport, ImportStatus } from '@portal/shared/contract';
import { useState } from 'react';
import { useListAnimalImportsQuery } from '../../endpoints/animal-import';

/** Milliseconds between two looks at an import: while the server works on it, and while it waits for somebody, perhaps in another tab. */
const POLL_MS = { busy: 1000, waiting: 10_000 } as const;

const BUSY: readonly ImportStatus[] = [ImportStatus.checking, ImportStatus.running];
const WAITING: readonly ImportStatus[] = [ImportStatus.upload, ImportStatus.mapping, ImportStatus.checked];

function pollMs(latest: AnimalImport | undefined): number {
  if (latest === undefined) return 0;
  if (BUSY.includes(latest.statuscode)) return POLL_MS.busy;
  return WAITING.includes(latest.statuscode) ? POLL_MS.waiting : 0;
}

/** The imports of a shelter; the newest is the one that is worked on. It goes on without this page, so the page asks how far it is. */
export function useImports(shelter: number) {
  const [pollingInterval, setInterval] = useState(0);
  const query = useListAnimalImportsQuery(shelter, { pollingInterval, refetchOnMountOrArgChange: true });
  const wanted = pollMs(query.data?.[0]);
  if (wanted !== pollingInterval) setInterval(wanted);
  return query;
}
