import type { StatisticsMonth } from '@portal/shared/contract';
import type { Chart } from '../../common/chart/chart';
import { messages } from './messages';

/** One chart of the page. */
export interface StatisticsChart extends Chart<StatisticsMonth> {
  key: string;
  hint: string;
}

/** The charts of a shelter and of the foundation, in the order of the page. */
export const CHARTS: readonly StatisticsChart[] = [
  {
    key: 'stock',
    title: messages.stock,
    hint: messages.stockHint,
    isStacked: true,
    series: [
      { label: messages.published, figureOf: ({ published }) => published },
      { label: messages.reserved, figureOf: ({ reserved }) => reserved },
      { label: messages.preview, figureOf: ({ preview }) => preview },
    ],
  },
  {
    key: 'changes',
    title: messages.changes,
    hint: messages.changesHint,
    series: [
      { label: messages.added, figureOf: ({ added }) => added },
      { label: messages.placed, figureOf: ({ placed }) => placed },
      { label: messages.archived, figureOf: ({ archived }) => archived },
    ],
  },
  {
    key: 'placementDays',
    title: messages.placementDays,
    hint: messages.placementDaysHint,
    series: [{ label: messages.days, figureOf: ({ placementDays }) => placementDays }],
  },
  {
    key: 'visits',
    title: messages.visits,
    hint: messages.visitsHint,
    series: [{ label: messages.visits, figureOf: ({ visits }) => visits }],
  },
  {
    key: 'reactions',
    title: messages.reactions,
    hint: messages.reactionsHint,
    series: [{ label: messages.reactions, figureOf: ({ reactions }) => reactions }],
  },
  {
    key: 'answerHours',
    title: messages.answerHours,
    hint: messages.answerHoursHint,
    series: [{ label: messages.hours, figureOf: ({ answerHours }) => answerHours }],
  },
];
