/** Fields of PrimeReact with everything `pt` can mend. */
import { AutoComplete } from 'primereact/autocomplete';
import { FileUpload } from 'primereact/fileupload';
import { MultiSelect } from 'primereact/multiselect';
import { Rating } from 'primereact/rating';
import { useState } from 'react';
import styles from './fixture.module.css';

export const BREEDS = ['Beagle', 'Boxer', 'Collie', 'Labrador', 'Poedel', 'Teckel'];
const GROUND = { className: styles.overlay };

export function Suggest() {
  const [value, setValue] = useState<string>('');
  const [found, setFound] = useState<string[]>([]);
  return (
    <>
      <label htmlFor="ras">Ras</label>
      <AutoComplete
        unstyled
        inputId="ras"
        appendTo="self"
        value={value}
        suggestions={found}
        completeMethod={({ query }) => setFound(BREEDS.filter((breed) => breed.toLowerCase().includes(query)))}
        onChange={(event) => setValue(event.value)}
        pt={{ panel: GROUND, list: { 'aria-label': 'Rassen' }, item: { className: styles.item } }}
      />
    </>
  );
}

export function Choices() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <MultiSelect
      unstyled
      filter
      appendTo="self"
      showSelectAll={false}
      aria-label="Rassen"
      value={value}
      options={BREEDS}
      onChange={(event) => setValue(event.value)}
      pt={{
        panel: GROUND,
        list: { 'aria-label': 'Rassen' },
        item: { className: styles.item },
        filterInput: { root: { 'aria-label': 'Zoek een ras' } },
        checkboxContainer: { hidden: true },
        hiddenFirstFocusableEl: { tabIndex: -1 },
        hiddenLastFocusableEl: { tabIndex: -1 },
      }}
    />
  );
}

export function Stars() {
  const [value, setValue] = useState(0);
  return (
    <Rating
      unstyled
      cancel={false}
      value={value}
      onChange={(event) => setValue(event.value ?? 0)}
      pt={{
        root: { role: 'group', 'aria-label': 'Aantal sterren' },
        item: { role: 'button', 'aria-label': 'ster', className: styles.item },
      }}
    />
  );
}

export function Upload() {
  return (
    <FileUpload
      unstyled
      name="foto"
      accept="image/*"
      multiple
      customUpload
      uploadHandler={() => {}}
      itemTemplate={(file, { onRemove }) => (
        <p>
          {(file as File).name}
          <button type="button" onClick={onRemove}>
            Verwijder {(file as File).name}
          </button>
        </p>
      )}
      pt={{
        chooseButton: { tabIndex: -1 },
        input: { 'aria-label': 'Kies', className: styles.hidden },
        uploadButton: { root: { 'aria-hidden': undefined } },
        cancelButton: { root: { 'aria-hidden': undefined } },
        progressbar: { root: { 'aria-label': 'Voortgang' } },
      }}
    />
  );
}
