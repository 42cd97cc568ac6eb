import { Button, EmptyState, type Icon } from '@portal/shared/ui';

export interface NoRowsProps {
  icon: Icon;
  texts: { empty: string; emptyHint: string; emptySearch: string; emptySearchHint: string; clear: string };
  /** Whether the filters are why there are none. */
  isFiltered: boolean;
  onClear: () => void;
}

/** What stands in place of a table without rows; the filters can be put away when they are why. */
export function NoRows({ icon, texts, isFiltered, onClear }: NoRowsProps) {
  if (isFiltered) {
    const { emptySearch, emptySearchHint, clear } = texts;
    return <NothingFound icon={icon} title={emptySearch} hint={emptySearchHint} clear={clear} onClear={onClear} />;
  }
  return (
    <EmptyState icon={icon} title={texts.empty}>
      {texts.emptyHint}
    </EmptyState>
  );
}

interface NothingFoundProps {
  icon: Icon;
  title: string;
  hint: string;
  /** The word on the button that puts the filters away. */
  clear: string;
  onClear: () => void;
}

/** Nothing answers to the filters. */
export function NothingFound({ icon, title, hint, clear, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <Button variant="secondary" onClick={onClear}>
          {clear}
        </Button>
      }
    >
      {hint}
    </EmptyState>
  );
}
