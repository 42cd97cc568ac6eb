import { faultCode } from './fault-code';

test('the code of a request id is short, always the same, and has no signs that are mistaken for others', () => {
  expect(faultCode('6f1c')).toBe(faultCode('6f1c'));
  const codes = new Set(Array.from({ length: 2000 }, (_, number) => faultCode(`request-${number}`)));
  expect(codes.size).toBe(2000);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});
