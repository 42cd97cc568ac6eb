import type { Shelter, ShelterAnimalRow } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { AnimalPhoto } from '@portal/shared/ui';
import { CheckBox } from '@portal/shared/ui/form';
import type { DataColumn } from '@portal/shared/ui/table';
import { AnimalName } from '../../common/animal-name';
import { AnimalFigures } from './animal-figures';
import bulkStyles from './bulk.module.css';
import { messages } from './messages';
import styles from './shelter-animals.module.css';
import { StatusMenu } from './status-menu';
import type { Selection } from './use-selection';

const { columns } = messages;

/** A box to choose the row, and the columns of the specification in its order (BE-005); the last one changes the status (BE-011). */
export const animalColumns = (
  shelter: Pick<Shelter, 'id' | 'uuidkey'>,
  selection: Pick<Selection, 'has' | 'toggle'>,
): readonly DataColumn<ShelterAnimalRow>[] => [
  {
    key: 'select',
    header: columns.select,
    isHeaderHidden: true,
    isSelector: true,
    cell: (animal) => (
      <label className={bulkStyles.choice}>
        <CheckBox
          aria-label={messages.selectOf(animal.naam)}
          checked={selection.has(animal)}
          onChange={({ nativeEvent }) => selection.toggle(animal, (nativeEvent as MouseEvent).shiftKey)}
        />
      </label>
    ),
  },
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
    cell: (animal) => <AnimalName animal={animal} />,
  },
  { key: 'kind', header: columns.kind, cell: ({ soortnaam }) => soortnaam },
  {
    key: 'breed',
    header: columns.breed,
    cell: ({ rasnaam, rasaanvul }) => [rasnaam, rasaanvul].filter(Boolean).join(', '),
  },
  {
    key: 'sex',
    header: columns.sex,
    cell: ({ sexenaam, sexecode }) => (sexecode ? `${sexenaam} (${sexecode})` : sexenaam),
  },
  { key: 'age', header: columns.age, cell: ({ leeftijdnaam }) => leeftijdnaam },
  {
    key: 'created',
    header: columns.created,
    isNumber: true,
    sorted: 'descending',
    cell: ({ datum }) => (
      <time dateTime={datum} className={styles.nowrap}>
        {formatDate(datum)}
      </time>
    ),
  },
  { key: 'figures', header: columns.figures, cell: (animal) => <AnimalFigures animal={animal} /> },
  {
    key: 'actions',
    header: columns.actions,
    isHeaderHidden: true,
    cell: (animal) => <StatusMenu animal={animal} shelter={shelter} />,
  },
];
