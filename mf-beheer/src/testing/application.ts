import { ShelterApplication } from '@portal/shared/contract';
import { uuidkeyOf } from '@portal/shared/testing';

/** An application that waits for a decision. */
export const makeApplication = (overrides: Partial<ShelterApplication> = {}): ShelterApplication =>
  ShelterApplication.parse({
    ...{ id: 1, uuidkey: uuidkeyOf(overrides.id ?? 1), naam: 'De Vier Windstreken', asiel: null },
    ...{ contactpersoon: 'Jo de Wit', ubn: '1234567', traces: null, land: 'NL', provincie: 10 },
    ...{ adres: 'Dorpsstraat 1', plaats: 'Lelystad', postcode: '1234 AB', telefoon: '+31201234567' },
    ...{ url: 'https://asiel.example', pension: 1, dieren_buitenland: 0, email: 'info@asiel.example' },
    ...{ emailbheerder: 'beheer@asiel.example', email_factuur: 'factuur@asiel.example' },
    ...{ motivatie: 'Wij willen graag meedoen.', status: 'new', reason: null },
    ...{ created_at: '2026-11-20T09:00:00.000Z', decided_at: null },
    ...overrides,
  });
