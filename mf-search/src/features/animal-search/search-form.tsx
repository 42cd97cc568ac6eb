import type { ReactNode } from 'react';
import type { AnimalSearchState } from './use-animal-search';

/** What the address may ask without a field of the form that says it. */
const CARRIED = ['soort', 'plaats', 'asiel'];

interface SearchFormProps {
  state: AnimalSearchState;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The form around the fields of a search. Without scripts, and before they run, it asks for the page with what is chosen in its address (GET); a list
 * then stands there as a repeated key. After that each choice is at once in the address, and Enter sends the words.
 */
export function SearchForm({ state: { search, change, hrefWith }, className, children }: SearchFormProps) {
  const [action, query] = hrefWith({}).split('?');
  const asked = new URLSearchParams(query);
  return (
    <form
      method="get"
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const q = String(new FormData(event.currentTarget).get('q')).trim();
        if (q !== (search.q ?? '')) change({ q }, { replace: search.q !== undefined });
      }}
    >
      {[...asked].map(([key, value]) =>
        CARRIED.includes(key) ? <input key={key} type="hidden" name={key} value={value} /> : null,
      )}
      {children}
    </form>
  );
}
