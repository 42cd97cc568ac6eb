import { makeAnimal, makeShelterSummary } from '@portal/shared/testing';
import { mailAddress, SERVICES, shareFacts } from './share-addresses';

const URL_OF = 'https://portaal.example/dier/1';
const facts = (naam: string) =>
  shareFacts(makeAnimal({ naam, asiel: makeShelterSummary({ plaats: 'Den Haag' }) }), URL_OF, 'Pootjesplein');

test('AN-010 the mail to a friend has a subject and a text with the address, whatever the name holds', () => {
  const mail = new URL(mailAddress(facts('Jip & Janneke? 100% #1')));
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe('');
  expect(mail.searchParams.get('subject')).toBe('Jip & Janneke? 100% #1 zoekt een thuis – Pootjesplein');
  expect(mail.searchParams.get('body')).toBe(
    `Jip & Janneke? 100% #1 (kat) uit Den Haag zoekt een nieuw thuis.\r\n\r\n${URL_OF}\r\n`,
  );
  expect(mail.href).not.toMatch(/\+/);
});

test.each([
  ['WhatsApp', 'https://wa.me/', { text: `Zoë & Co (kat) uit Den Haag zoekt een nieuw thuis. ${URL_OF}` }],
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: URL_OF }],
  ['X', 'https://x.com/intent/post', { text: 'Zoë & Co (kat) uit Den Haag zoekt een nieuw thuis.', url: URL_OF }],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url: URL_OF }],
])('AN-010 %s gets the address of the profile', (name, base, params) => {
  const service = SERVICES.find((one) => one.name === name);
  const { origin, pathname, searchParams } = new URL(service?.address(facts('Zoë & Co')) ?? '');
  expect([origin + pathname, Object.fromEntries(searchParams)]).toEqual([base, params]);
});
