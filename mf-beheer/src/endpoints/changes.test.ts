import { ApplicationStatus } from '@portal/shared/contract';
import { type EndpointCall, makeMe, makeShelterLabel, makeShelterPage, refetchedBy } from '@portal/shared/testing';
import { makeApplication } from '../testing/application';
import { stubApi } from '../testing/stub-api';
import './account';
import './shelter-application';

const figures = { kinds: [], available: 0, shelters: 1, placedThisYear: 0 };
const account = { ...makeMe(), disabled: false };
const nothing = { data: [], pagination: { totalRecords: 0, totalPages: 0 } };
const SHOWN: readonly EndpointCall[] = [
  ['getMe'],
  ['listAccounts', {}],
  ['listApplications', {}],
  ['searchShelters', {}],
  ['suggestShelters', 'kwispel'],
  ['getSummary'],
  ['listKinds'],
];

test.each<[string, EndpointCall, string[]]>([
  ['an account', ['updateAccount', { uid: account.uid }], ['listAccounts']],
  [
    'an application: there may be a shelter and an account of it',
    ['decideApplication', { uuidkey: makeApplication().uuidkey, decision: { status: ApplicationStatus.approved } }],
    ['listAccounts', 'listApplications', 'searchShelters', 'suggestShelters', 'getSummary'],
  ],
])('a change of %s is seen wherever it is shown (SHD-001)', async (_what, change, expected) => {
  stubApi({
    getMe: { data: { item: makeMe() } },
    listAccounts: nothing,
    updateAccount: { data: { item: account } },
    listApplications: nothing,
    decideApplication: { data: { item: makeApplication() } },
    searchShelters: makeShelterPage([]),
    suggestShelters: { items: [makeShelterLabel()] },
    getSummary: { data: figures },
    listKinds: { items: [] },
  });
  expect(await refetchedBy(change, SHOWN)).toEqual(expected);
});
