import { numberLink } from './number-link';

test.each([
  ['https://melding.example/?id={nummer}', 'D1234567', 'https://melding.example/?id=D1234567'],
  ['https://geef.example/{nummer}/steun/{nummer}', ' 12 ', 'https://geef.example/12/steun/12'],
  ['https://geef.example/{nummer}', 'a/b?c="&d', 'https://geef.example/a%2Fb%3Fc%3D%22%26d'],
  ['https://geef.example/{nummer}', '$&', 'https://geef.example/%24%26'],
  ['', 'D1234567', null],
  ['https://geef.example/', '12', null],
  ['javascript:alert({nummer})', '12', null],
])('the template "%s" and the number "%s" make %s (C38)', (template, number, expected) => {
  expect(numberLink(template, number)).toBe(expected);
});
