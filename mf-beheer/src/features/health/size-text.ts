import { numberText } from '@portal/shared/domain';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];
const STEP = 1000;

/** Bytes in the largest unit that leaves a number from 1: '1,4 GB'. */
export function sizeText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return `${numberText(value)} ${UNITS[unit]}`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ofUnit = (amount: number, one: string, more: string) => `${amount} ${amount === 1 ? one : more}`;

/** Seconds in the largest whole unit: '3 dagen', '2 uur', 'minder dan een minuut'. */
export function durationText(seconds: number): string {
  if (seconds < MINUTE) return 'minder dan een minuut';
  if (seconds < HOUR) return ofUnit(Math.floor(seconds / MINUTE), 'minuut', 'minuten');
  if (seconds < DAY) return ofUnit(Math.floor(seconds / HOUR), 'uur', 'uur');
  return ofUnit(Math.floor(seconds / DAY), 'dag', 'dagen');
}
