import { clockParts, type When } from './calendar';

const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];

/** dd-MM-yyyy on screen, '20-11-2026' (C32); '' for nothing or no date. */
export function formatDate(when: When | null | undefined): string {
  const parts = when ? clockParts(when) : null;
  return parts ? `${parts.day}-${parts.month}-${parts.year}` : '';
}

/** yyyy-MM-dd in forms and requests; '' for nothing or no date. */
export function formatDateForForm(when: When | null | undefined): string {
  const parts = when ? clockParts(when) : null;
  return parts ? `${parts.year}-${parts.month}-${parts.day}` : '';
}

/** 'dd MMMM y H:mm' in the chat, '05 november 2026 9:05' (C32); '' for nothing or no date. */
export function formatChatTime(when: When | null | undefined): string {
  const parts = when ? clockParts(when) : null;
  if (!parts) return '';
  return `${parts.day} ${MONTHS[Number(parts.month) - 1]} ${Number(parts.year)} ${parts.hour}:${parts.minute}`;
}
