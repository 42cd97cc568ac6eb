import { phoneText } from './phone-text';

test.each([
  ['+31612345678', 'NL', 'tel:+31612345678', '06 12345678'],
  ['+31201234567', 'NL', 'tel:+31201234567', '020 1234567'],
  ['0320 555 010', 'NL', 'tel:+31320555010', '0320 555010'],
  ['+31881234567', 'NL', 'tel:+31881234567', '088 1234567'],
  ['0470 12 34 56', 'BE', 'tel:+32470123456', '+32 470123456'],
  ['+2971234567', 'NA', 'tel:+2971234567', '+297 1234567'],
  ['+17211234567', 'NA', 'tel:+17211234567', '+1721 1234567'],
  ['tst 123 (na 9 uur)', 'NL', 'tel:1239', 'tst 123 (na 9 uur)'],
] as const)('%s of a shelter in %s is the link %s and reads %s (C46)', (telefoon, land, href, text) => {
  expect(phoneText(telefoon, land)).toEqual({ href, text });
});
