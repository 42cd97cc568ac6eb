import { Me, NewsItem, NewsStatus, PortalConfig, type ShelterLabel, UserType } from '@portal/shared/contract';
import { nextId, uuidkeyOf } from './ids';
import { makeShelterLabel } from './shelter-factories';

/** The server's configuration with its defaults. */
export function makeConfig(overrides: Partial<PortalConfig> = {}): PortalConfig {
  return PortalConfig.parse(overrides);
}

/** The account of a signed-in person: an adopter, unless a test says more. */
export function makeMe(overrides: Partial<Me> = {}): Me {
  const id = overrides.id ?? nextId();
  return Me.parse({
    uid: `uid-${id}`,
    id,
    users_id: id,
    user_id: id,
    uuidkey: uuidkeyOf(id),
    email: 'noor@voorbeeld.example',
    displayname: 'Noor de Vries',
    firstname: 'Noor',
    lastName: 'de Vries',
    usertype: UserType.default,
    userroles: [],
    asiel: null,
    asiel_uuidkey: null,
    email_verified: true,
    providers: ['password'],
    created_at: '2026-10-01T09:00:00.000Z',
    ...overrides,
  });
}

/** The account of somebody who works for a shelter. */
export function makeStaff(shelter: ShelterLabel = makeShelterLabel(), overrides: Partial<Me> = {}): Me {
  return makeMe({
    email: 'balie@delinde.example',
    displayname: 'Balie De Linde',
    usertype: UserType.shelter,
    userroles: [{ role: 'asiel', level: 6 }],
    asiel: shelter.id,
    asiel_uuidkey: shelter.uuidkey,
    ...overrides,
  });
}

/** The account of an administrator of the board. */
export function makeAdmin(overrides: Partial<Me> = {}): Me {
  return makeMe({
    email: 'bestuur@voorbeeld.example',
    displayname: 'Bestuur',
    usertype: UserType.admin,
    userroles: [{ role: 'admin', level: 9 }],
    ...overrides,
  });
}

/** A published news item. */
export function makeNewsItem(overrides: Partial<NewsItem> = {}): NewsItem {
  return NewsItem.parse({
    id: nextId(),
    titel: 'Open dag in Lelystad',
    intro: 'Kom langs en maak kennis met onze dieren.',
    tekst: '<p>Op zaterdag staan de deuren open.</p>',
    aktief: NewsStatus.active,
    auteur: 'Redactie',
    datum: '2026-11-14',
    ...overrides,
  });
}
