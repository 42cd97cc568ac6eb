import { useListProvincesQuery } from '@portal/shared/api-slices';
import type { Country } from '@portal/shared/contract';
import { SelectField, useFieldValue } from '@portal/shared/ui/form';
import { messages } from './messages';

/** The provinces of the chosen country (C49); the form keeps a province of another country until one of this is chosen. */
export function ProvinceField() {
  const land = useFieldValue('land') as Country;
  const { currentData } = useListProvincesQuery({ land });
  const options = (currentData?.items ?? []).map(({ id, naam }) => ({ value: String(id), label: naam }));
  // The browser shows a chosen value only among options that are there: another key for each list.
  return (
    <SelectField
      key={`${land} ${options.length}`}
      name="provincie"
      label={messages.fields.provincie}
      options={options}
      emptyLabel={messages.choose}
      isOptional
    />
  );
}
