import type { OpeningDay, OpeningHours } from '@portal/shared/contract';

const CLOSED: OpeningDay = { soort: 'dicht', tijden: [] };
const APPOINTMENT: OpeningDay = { soort: 'afspraak', tijden: [] };
const open = (...times: [van: string, tot: string][]): OpeningDay => ({
  soort: 'open',
  tijden: times.map(([van, tot]) => ({ van, tot })),
});

const afternoon = open(['13:00', '16:00']);
const parted = open(['10:00', '12:00'], ['13:30', '16:00']);
const midday = open(['11:00', '15:00']);
const short = open(['13:00', '15:30']);

/** Weeks from Monday to Sunday that shelters really have. */
export const OPENING_HOURS: readonly OpeningHours[] = [
  { dagen: [CLOSED, parted, parted, parted, parted, afternoon, CLOSED], toelichting: null },
  {
    dagen: [CLOSED, APPOINTMENT, midday, APPOINTMENT, midday, midday, CLOSED],
    toelichting: 'Kom bij voorkeur voor 14.30 uur, dan is er tijd om kennis te maken.',
  },
  { dagen: [CLOSED, short, short, short, short, short, short], toelichting: null },
  {
    dagen: Array.from({ length: 7 }, () => APPOINTMENT),
    toelichting: 'Bel ons voor een afspraak. Wij zijn een kleine opvang bij mensen thuis.',
  },
];
