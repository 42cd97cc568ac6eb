/**
 * One page with one component of PrimeReact, named by the address (`#Menu`): unstyled, in Dutch, with everything `pt` can mend. What is found
 * here is what the library itself leaves open.
 */
import '../../src/ui/tokens.css';
import PrimeReact, { addLocale, locale } from 'primereact/api';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { Galleria } from 'primereact/galleria';
import { Menu } from 'primereact/menu';
import { ProgressBar } from 'primereact/progressbar';
import { TieredMenu } from 'primereact/tieredmenu';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './fixture.module.css';
import { BREEDS, Choices, Stars, Suggest, Upload } from './fixture-fields';
import { Explained, PopupMenu, Question, Toasts } from './fixture-overlays';

PrimeReact.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
addLocale('nl', {
  choose: 'Kies',
  upload: 'Uploaden',
  cancel: 'Annuleren',
  accept: 'Ja',
  reject: 'Nee',
  pending: 'Wacht',
  aria: {
    close: 'Sluiten',
    pageLabel: '{page}',
    firstPageLabel: 'Eerste',
    lastPageLabel: 'Laatste',
    slideNumber: '{slideNumber}',
    slide: 'foto',
    previousPageLabel: 'Vorige',
    nextPageLabel: 'Volgende',
    prevPageLabel: 'Vorige',
  },
} as Parameters<typeof addLocale>[1]);
locale('nl');

const PIXEL = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>')}`;
const PHOTOS = ['een', 'twee', 'drie'].map((alt) => ({ src: PIXEL, alt: `Foto ${alt}` }));

function Table() {
  const rows = BREEDS.map((ras, id) => ({ id, ras, aantal: id }));
  return (
    <DataTable
      unstyled
      value={rows}
      dataKey="id"
      paginator
      rows={3}
      rowsPerPageOptions={[3, 6]}
      scrollable
      scrollHeight="200px"
      sortMode="single"
      pt={{
        table: { 'aria-label': 'Rassen' },
        wrapper: { tabIndex: 0, role: 'region', 'aria-label': 'Rassen' },
        paginator: { RPPDropdown: { select: { 'aria-label': 'Rijen' }, input: { 'aria-label': 'Rijen' } } },
      }}
    >
      <Column field="ras" header="Ras" sortable />
      <Column field="aantal" header="Aantal" editor={() => <input aria-label="Aantal" />} />
    </DataTable>
  );
}

const photo = ({ src, alt }: { src: string; alt: string }) => <img src={src} alt={alt} />;

const CASES: Record<string, () => ReactNode> = {
  ConfirmDialog: () => <Question />,
  AutoComplete: () => <Suggest />,
  Toast: () => <Toasts />,
  Menu: () => <PopupMenu kind={Menu} />,
  TieredMenu: () => <PopupMenu kind={TieredMenu} />,
  Galleria: () => (
    <Galleria
      unstyled
      value={PHOTOS}
      item={photo}
      // With thumbnails the page does not start: they write a style sheet as HTML, which Trusted Types refuse.
      showThumbnails={false}
      showItemNavigators
      showIndicators
      indicator={() => <span className={styles.item} />}
      pt={{
        root: { 'aria-label': "Foto's" },
        previousItemButton: { 'aria-label': 'Vorige' },
        nextItemButton: { 'aria-label': 'Volgende' },
        indicators: { role: 'tablist' },
        indicator: { role: 'tab', className: styles.item },
      }}
    />
  ),
  Rating: () => <Stars />,
  MultiSelect: () => <Choices />,
  Tooltip: () => <Explained />,
  FileUpload: () => <Upload />,
  ProgressBar: () => <ProgressBar unstyled value={40} aria-label="Voortgang" />,
  DataTable: () => <Table />,
};

const root = document.getElementById('root');
const Case = CASES[location.hash.slice(1)];
if (root && Case) {
  createRoot(root).render(
    <main>
      <h1>{location.hash.slice(1)}</h1>
      <Case />
    </main>,
  );
}
