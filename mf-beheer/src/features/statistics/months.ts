import type { StatisticsMonth } from '@portal/shared/contract';
import type { Axis } from '../../common/chart/chart';
import { messages } from './messages';

const nameOf = ({ month }: StatisticsMonth) => messages.months[Number(month.slice(5)) - 1] ?? month;

/** The axis of the figures: 'nov' below a bar, 'nov 2026' in the table. */
export const MONTHS: Axis<StatisticsMonth> = {
  title: messages.month,
  keyOf: ({ month }) => month,
  shortOf: nameOf,
  longOf: (month) => `${nameOf(month)} ${month.month.slice(0, 4)}`,
};
