import { type Country, normalisePhone } from '@portal/shared/contract';

const DUTCH = '+31';
const DIALLING_CODES = [DUTCH, '+32', '+297', '+599', '+1721'];
/** Dutch area codes of three digits; every other one has four. */
const SHORT_AREAS = /^0(1[0356]|2[0346]|3[03568]|4[03568]|5[0358]|7\d|8[45678])/;

/** A phone number as a link and as people read it: `06 12345678`, `020 1234567`, abroad `+32 470123456` (C46). */
export function phoneText(telefoon: string, land: Country): { href: string; text: string } {
  const number = normalisePhone(telefoon, land);
  if (number === null) return { href: `tel:${telefoon.replace(/[^+\d]/g, '')}`, text: telefoon.trim() };
  const code = DIALLING_CODES.find((prefix) => number.startsWith(prefix)) ?? '';
  const rest = number.slice(code.length);
  return { href: `tel:${number}`, text: code === DUTCH ? dutch(`0${rest}`) : `${code} ${rest}` };
}

function dutch(digits: string): string {
  const area = digits.startsWith('06') ? 2 : SHORT_AREAS.test(digits) ? 3 : 4;
  return `${digits.slice(0, area)} ${digits.slice(area)}`;
}
