import { LOCALE } from '@portal/shared/contract';
import { numberText } from './number-text';

test.each([0, 1, 12, 999, 1000, 1234, 12_345, 999_999, 1_000_000, 123_456_789, 4.3, 4.25, 5.04, 1234.5, -1, -1234.5])(
  '%s is written as the language writes it',
  (value) => {
    expect(numberText(value)).toBe(value.toLocaleString(LOCALE, { maximumFractionDigits: 1 }));
  },
);
