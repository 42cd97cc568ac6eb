import { PlacementStatus, portalPath, type ShelterAnimalPage, type ShelterAnimalRow } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { PreloadLink } from '@portal/shared/session';
import { AnimalPhoto, classNames } from '@portal/shared/ui';
import { type DataColumn, DataTable } from '@portal/shared/ui/table';
import { messages } from './messages';
import styles from './shelter-animals.module.css';

const STATUS_LOOK: Readonly<Record<PlacementStatus, string | undefined>> = {
  [PlacementStatus.published]: styles.published,
  [PlacementStatus.reserved]: styles.reserved,
  [PlacementStatus.preview]: styles.preview,
  [PlacementStatus.placed]: undefined,
  [PlacementStatus.archived]: undefined,
};

const { columns } = messages;

const COLUMNS: readonly DataColumn<ShelterAnimalRow>[] = [
  {
    key: 'photo',
    header: columns.photo,
    isHeaderHidden: true,
    isMedia: true,
    cell: ({ fotourl, soort }) => (
      <div className={styles.photo}>
        <AnimalPhoto fotourl={fotourl} kind={soort} alt="" />
      </div>
    ),
  },
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
  {
    key: 'kind',
    header: columns.kind,
    cell: ({ soortnaam, rasnaam, rasaanvul }) => (
      <>
        {soortnaam}
        <span className={styles.second}>{[rasnaam, rasaanvul].filter(Boolean).join(', ')}</span>
      </>
    ),
  },
  { key: 'status', header: columns.status, cell: (animal) => <Status {...animal} /> },
  {
    key: 'created',
    header: columns.created,
    isNumber: true,
    sorted: 'descending',
    cell: ({ datum }) => <time dateTime={datum}>{formatDate(datum)}</time>,
  },
];

function Status({ geplaatst, statuslabel, datumgeplaatst }: ShelterAnimalRow) {
  return (
    <>
      <span className={classNames(styles.status, STATUS_LOOK[geplaatst])}>{statuslabel}</span>
      {datumgeplaatst ? <span className={styles.second}>{messages.placedOn(formatDate(datumgeplaatst))}</span> : null}
    </>
  );
}

/** The animals of one page (BE-005, BE-008): newest first, placed ones greyed; a row leads to the profile. */
export function AnimalTable({ page, isBusy }: { page: ShelterAnimalPage; isBusy: boolean }) {
  return (
    <DataTable
      label={messages.table}
      columns={COLUMNS}
      rows={page.data}
      keyOf={({ id }) => id}
      isMuted={({ geplaatst }) => geplaatst === PlacementStatus.placed}
      isBusy={isBusy}
    />
  );
}
