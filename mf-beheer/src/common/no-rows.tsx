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
  if (!isFiltered)
    return (
      <EmptyState icon={icon} title={texts.empty}>
        {texts.emptyHint}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={texts.emptySearch}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    >
      {texts.emptySearchHint}
    </EmptyState>
  );
}
