import { useGetShelterQuery } from '@portal/shared/api-slices';
import type { FoundAnimal } from '@portal/shared/contract';
import { can, formatDate } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { LoadState } from '@portal/shared/ui';
import { type DataColumn, DataTable } from '@portal/shared/ui/table';
import { AnimalName } from '../../common/animal-name';
import { useListFoundAnimalsQuery } from '../../endpoints/found-animal';
import styles from './found-animals.module.css';
import { messages } from './messages';

const { columns } = messages;

const COLUMNS: readonly DataColumn<FoundAnimal>[] = [
  {
    key: 'name',
    header: columns.name,
    isRowHeader: true,
    cell: (animal) => <AnimalName animal={animal} />,
  },
  { key: 'kind', header: columns.kind, cell: ({ soortnaam }) => soortnaam },
  {
    key: 'custody',
    header: columns.custody,
    cell: ({ inbewaring, gemeente }) => (
      <>
        <time dateTime={inbewaring}>{formatDate(inbewaring)}</time>
        {gemeente ? <span className={styles.second}>{gemeente}</span> : null}
      </>
    ),
  },
  {
    key: 'last',
    header: columns.lastDay,
    sorted: 'ascending',
    cell: ({ laatstedag, uitzondering }) => (
      <>
        <time dateTime={laatstedag}>{formatDate(laatstedag)}</time>
        {uitzondering ? <span className={styles.second}>{messages.exception}</span> : null}
      </>
    ),
  },
  {
    key: 'claims',
    header: columns.claims,
    cell: ({ meldingen }) =>
      meldingen === 0 ? messages.none : <span className={styles.open}>{messages.claims(meldingen)}</span>,
  },
];

/**
 * Found animals of a shelter whose owner can still come forward, the first to end on top (C51). A row leads to the profile, where staff
 * decide about claims. Nothing when there are none.
 */
export function FoundAnimals({ shelterId }: { shelterId: string }) {
  const user = useUser();
  const { data: shelter } = useGetShelterQuery(shelterId);
  if (!shelter || !can(user, 'shelter.inbox', { asiel: shelter.id })) return null;
  return <FoundList shelter={shelter.id} />;
}

function FoundList({ shelter }: { shelter: number }) {
  const found = useListFoundAnimalsQuery(shelter);
  // The error stays while it is tried again, and with it the panel and the focus.
  const isShown = found.data ? found.data.length > 0 : found.error !== undefined;
  if (!isShown) return null;
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{messages.title}</h2>
      <LoadState query={found} skeleton={null}>
        {(rows) => (
          <>
            <p className={styles.intro}>{messages.intro}</p>
            <DataTable
              label={messages.title}
              columns={COLUMNS}
              rows={rows}
              keyOf={({ uuidkey }) => uuidkey}
              isBusy={found.isFetching}
            />
          </>
        )}
      </LoadState>
    </div>
  );
}
