import { type AnimalImport, IMPORT_PART_BYTES, type ImportColumn } from '@portal/shared/contract';
import { eventually } from './animal-rows';
import type { TestPortal } from './portal';
import { callAs, type TestPerson } from './signed-in';

/** Begins an import and sends the whole file; answers the import as it is then. */
export async function sendFile(
  portal: TestPortal,
  person: TestPerson,
  shelterId: number,
  file: string | Buffer,
): Promise<AnimalImport> {
  const bytes = Buffer.from(file);
  const named = { bestandsnaam: 'dieren.csv', bestandsgrootte: bytes.length };
  const created = await callAs(portal, person, 'POST', `shelter/${shelterId}/import`, named);
  if (created.statusCode !== 201) throw new Error(created.body);
  let item: AnimalImport = created.json().data.item;
  for (let nr = 1; nr <= item.parts_total; nr += 1) {
    const base64 = bytes.subarray((nr - 1) * IMPORT_PART_BYTES, nr * IMPORT_PART_BYTES).toString('base64');
    const sent = await callAs(portal, person, 'POST', `import/${item.uuidkey}/part`, { nr, base64 });
    if (sent.statusCode !== 200) throw new Error(sent.body);
    item = sent.json().data.item;
  }
  return item;
}

/** An import when its job has done what it does now. */
export async function settled(portal: TestPortal, person: TestPerson, uuidkey: string): Promise<AnimalImport> {
  const ask = async (): Promise<AnimalImport> =>
    (await callAs(portal, person, 'GET', `import/${uuidkey}`)).json().data.item;
  return eventually(ask, ({ statuscode }) => !['checking', 'running'].includes(statuscode), 60_000);
}

/** Sends a file and waits for its dry run, with the proposed columns unless told. */
export async function checkFile(
  portal: TestPortal,
  person: TestPerson,
  shelterId: number,
  file: string | Buffer,
  columns?: ImportColumn[],
): Promise<AnimalImport> {
  const item = await sendFile(portal, person, shelterId, file);
  const mapped = await callAs(portal, person, 'PUT', `import/${item.uuidkey}/mapping`, {
    columns: columns ?? item.columns,
  });
  if (mapped.statusCode !== 200) throw new Error(mapped.body);
  return settled(portal, person, item.uuidkey);
}

/** The same, and imports it. */
export async function importFile(
  portal: TestPortal,
  person: TestPerson,
  shelterId: number,
  file: string | Buffer,
  columns?: ImportColumn[],
): Promise<AnimalImport> {
  const { uuidkey } = await checkFile(portal, person, shelterId, file, columns);
  const started = await callAs(portal, person, 'PUT', `import/${uuidkey}`, { statuscode: 'running' });
  if (started.statusCode !== 200) throw new Error(started.body);
  return settled(portal, person, uuidkey);
}
