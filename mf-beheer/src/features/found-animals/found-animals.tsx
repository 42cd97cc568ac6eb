import { useGetShelterQuery } from '@portal/shared/api-slices';
import { type FoundAnimal, portalPath } from '@portal/shared/contract';
import { can, formatDate } from '@portal/shared/domain';
import { PreloadLink, useUser } from '@portal/shared/session';
import { type DataColumn, DataTable } from '@portal/shared/ui/table';
import { useListFoundAnimalsQuery } from '../../endpoints/found-animal';
import styles from './found-animals.module.css';
import { messages } from './messages';

const { columns } = messages;

const COLUMNS: readonly DataColumn<FoundAnimal>[] = [
  {
    key: 'name',
    header: columns.name,
    isRowHeader: true,
    cell: ({ naam, uuidkey }) => (
      <PreloadLink to={portalPath.animal(uuidkey)} className={styles.name}>
        {naam}
      </PreloadLink>
    ),
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
  const { data: rows = [], isFetching } = useListFoundAnimalsQuery(shelter);
  if (rows.length === 0) return null;
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{messages.title}</h2>
      <p className={styles.intro}>{messages.intro}</p>
      <DataTable
        label={messages.title}
        columns={COLUMNS}
        rows={rows}
        keyOf={({ uuidkey }) => uuidkey}
        isBusy={isFetching}
      />
    </div>
  );
}
