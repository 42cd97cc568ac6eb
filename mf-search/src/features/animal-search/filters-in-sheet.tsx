import { Button, FilterSheet } from '@portal/shared/ui';
import { type ReactNode, type Ref, startTransition, useImperativeHandle, useState } from 'react';
import { messages } from './messages';
import { SearchForm } from './search-form';
import type { AnimalSearchState } from './use-animal-search';

export interface SheetHandle {
  open: () => void;
}

interface FiltersInSheetProps {
  ref: Ref<SheetHandle>;
  state: AnimalSearchState;
  children: ReactNode;
}

/** The filters of a narrow screen. Whether they are open is known here alone: opening and closing them renders none of the results. */
export function FiltersInSheet({ ref, state, children }: FiltersInSheetProps) {
  const [isOpen, setOpen] = useState(false);
  useImperativeHandle(ref, () => ({ open: () => startTransition(() => setOpen(true)) }), []);
  const close = () => setOpen(false);
  return (
    <FilterSheet
      isOpen={isOpen}
      onClose={close}
      title={messages.filters}
      footer={
        <Button isWide onClick={close}>
          {messages.show(state.results.data?.pagination.totalRecords)}
        </Button>
      }
    >
      <SearchForm state={state}>{children}</SearchForm>
    </FilterSheet>
  );
}
