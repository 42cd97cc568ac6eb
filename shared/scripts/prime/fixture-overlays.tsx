/** What opens above a page, by PrimeReact, with everything `pt` can mend. */
import { ConfirmDialog } from 'primereact/confirmdialog';
import type { Menu } from 'primereact/menu';
import type { TieredMenu } from 'primereact/tieredmenu';
import { Toast } from 'primereact/toast';
import { Tooltip } from 'primereact/tooltip';
import { useRef, useState } from 'react';
import styles from './fixture.module.css';

const MENU = [{ label: 'Dieren', url: '#dieren' }, { label: 'Gegevens', url: '#gegevens' }, { label: 'Uitloggen' }];
const GROUND = { className: styles.overlay };

export function PopupMenu({ kind: Kind }: { kind: typeof Menu | typeof TieredMenu }) {
  const menu = useRef<Menu & TieredMenu>(null);
  return (
    <>
      <button type="button" aria-haspopup="menu" onClick={(event) => menu.current?.toggle(event)}>
        Account
      </button>
      <Kind
        unstyled
        popup
        appendTo="self"
        ref={menu}
        model={MENU}
        aria-label="Account"
        pt={{ root: GROUND, menu: { 'aria-label': 'Account' }, action: { className: styles.item } }}
      />
    </>
  );
}

export function Toasts() {
  const toast = useRef<Toast>(null);
  const show = () => toast.current?.show({ severity: 'success', detail: 'Opgeslagen', life: 1500 });
  return (
    <>
      <button type="button" onClick={show}>
        Bewaar
      </button>
      <Toast
        unstyled
        ref={toast}
        pt={{
          message: { role: 'status', 'aria-live': 'polite', className: styles.overlay },
          closeButton: { 'aria-label': 'Sluiten' },
        }}
      />
    </>
  );
}

export function Question() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Verwijder
      </button>
      <ConfirmDialog
        unstyled
        visible={isOpen}
        onHide={(result) => result !== ('accept' as string) && setOpen(false)}
        header="Zeker weten?"
        message="Dit kan niet terug."
        defaultFocus="reject"
        pt={{
          root: { role: 'alertdialog', className: styles.overlay },
          headerTitle: { role: 'heading', 'aria-level': 2 },
        }}
      />
    </>
  );
}

export function Explained() {
  return (
    <>
      <button type="button" id="deel" aria-describedby="uitleg">
        Deel
      </button>
      <Tooltip
        unstyled
        appendTo="self"
        target="#deel"
        id="uitleg"
        content="Deel deze pagina"
        event="both"
        closeOnEscape
        autoHide={false}
        pt={{ root: { ...GROUND, 'aria-hidden': false } }}
      />
    </>
  );
}
