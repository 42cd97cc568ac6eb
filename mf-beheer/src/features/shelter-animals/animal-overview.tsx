import { Kind, type Shelter, ShelterAnimalQuery, YesNo } from '@portal/shared/contract';
import { kindTitle } from '@portal/shared/domain';
import { frameParam } from '@portal/shared/session';
import { Button, EmptyState } from '@portal/shared/ui';
import { CheckboxGroup, SearchField, SelectField } from '@portal/shared/ui/form';
import { type TableQuery, useTableQuery } from '@portal/shared/ui/table';
import { PagedTable } from '../../common/paged-table';
import { useListShelterAnimalsQuery } from '../../endpoints/shelter-animal';
import { AnimalTable } from './animal-table';
import { messages } from './messages';
import styles from './shelter-animals.module.css';
import { ShelterHeader } from './shelter-header';

const KIND_OPTIONS = [Kind.cat, Kind.dog, Kind.rabbit, Kind.other].map((kind) => ({
  value: String(kind),
  label: kindTitle(kind),
}));
const ARCHIVE_OPTIONS = [{ value: YesNo.yes, label: messages.archive }];

/** A shelter and its animals: by name, kinds, current or archive, and page (BE-006..BE-009); the address holds what is asked. */
export function AnimalOverview({ shelter, shelterId }: { shelter: Shelter; shelterId: string }) {
  const table = useTableQuery(ShelterAnimalQuery);
  const { query, change } = table;
  const { iframe: _ofAddress, ...asked } = query;
  const found = useListShelterAnimalsQuery({ id: shelterId, ...asked, ...frameParam() });
  return (
    <>
      <ShelterHeader shelter={shelter} shelterId={shelterId} animals={found.data?.animals} />
      <Filters query={query} change={change} />
      <PagedTable
        table={table}
        found={found}
        onRows={(rows) => change({ rows })}
        empty={<NoAnimals onClear={() => change({ search: undefined, soortcode: undefined, archief: undefined })} />}
      >
        {(page) => <AnimalTable shelter={shelter} page={page} isBusy={found.isFetching} />}
      </PagedTable>
    </>
  );
}

interface FiltersProps {
  query: ShelterAnimalQuery;
  change: TableQuery<ShelterAnimalQuery>['change'];
}

const filterOf = (kinds: string[]) => ({ soortcode: kinds.map(Number) as Kind[] });

function Filters({ query: { search = '', soortcode = [], archief }, change }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchField
        name="search"
        label={messages.search}
        maxLength={100}
        value={search}
        onSearch={(words) => change({ search: words })}
      />
      <SelectField
        name="archief"
        label={messages.status}
        emptyLabel={messages.current}
        options={ARCHIVE_OPTIONS}
        value={archief ?? ''}
        onChange={(value) => change({ archief: value === YesNo.yes ? value : undefined })}
      />
      <CheckboxGroup
        name="soortcode"
        label={messages.kinds}
        columns={2}
        options={KIND_OPTIONS}
        value={soortcode.map(String)}
        onChange={(chosen, before) => change(filterOf(chosen), before && filterOf(before))}
      />
    </div>
  );
}

function NoAnimals({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={messages.empty}
      action={
        <Button variant="secondary" onClick={onClear}>
          {messages.clear}
        </Button>
      }
    />
  );
}
