import type { NewsItem } from '@portal/shared/contract';

/** Items of one year, 'yyyy'. */
export interface NewsYear {
  year: string;
  items: readonly NewsItem[];
}

/** The items under their years, in the order in which they come. */
export function newsByYear(items: readonly NewsItem[]): NewsYear[] {
  const years: { year: string; items: NewsItem[] }[] = [];
  for (const item of items) {
    const year = item.datum.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.items.push(item);
    else years.push({ year, items: [item] });
  }
  return years;
}
