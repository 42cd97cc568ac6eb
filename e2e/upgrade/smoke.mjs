/** What people do at a portal with demo data, by calls alone: reading as a visitor, reacting as a member, adding and publishing an animal as staff. */

const PASSWORD = 'Demo.demo.2026';
const READ = [
  'api/ready',
  'sitemap.xml',
  ...[
    'animal?rows=5',
    'animal?soort=2&rows=5',
    'shelter',
    'article',
    'news',
    'feature/review-chat',
    'fieldoptions/ervaring',
  ].map((path) => `api/${path}`),
];

/**
 * Does all of it once.
 * @param {string} url of the portal
 * @returns {Promise<string[]>} what was not answered with 2xx, with status and text; empty is good
 */
export async function smoke(url) {
  const failed = [];
  const call = async (path, { method = 'GET', token, body } = {}) => {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const answer = await fetch(`${url}/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await answer.text();
    if (!answer.ok) failed.push(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return answer.ok && answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
  };
  for (const path of READ) await call(path);
  await react(call);
  await addAnimal(call);
  return failed;
}

const signIn = async (call, email) => {
  const body = { email, password: PASSWORD, returnSecureToken: true };
  return (await call('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', { method: 'POST', body }))
    ?.idToken;
};

/** A member looks at an animal and keeps it. */
async function react(call) {
  const token = await signIn(call, 'bezoeker@demo.example');
  const uuidkey = (await call('api/animal?rows=5'))?.data[0]?.uuidkey;
  for (const path of ['me', `animal/${uuidkey}`, 'savedsearch', 'response?mine=1'])
    await call(`api/${path}`, { token });
  for (const method of ['PUT', 'DELETE']) await call(`api/favorite/${uuidkey}`, { method, token });
}

/** Staff add an animal, publish it and take it out again. */
async function addAnimal(call) {
  const token = await signIn(call, 'asiel1@demo.example');
  const soort = 2;
  const optionOf = async (name) =>
    (await call(`api/${name}?soort=${soort}`))?.items.find(({ soortid }) => soortid === undefined || soortid === soort)
      ?.id;
  const [ras, leeftijd, geslacht, provincie] = [
    await optionOf('breed'),
    await optionOf('age'),
    await optionOf('sex'),
    await optionOf('province'),
  ];
  const body = {
    ...{
      soort,
      ras,
      leeftijd,
      geslacht,
      provincie,
      koppel: 'N',
      gevonden: 'N',
      naam: 'Wolkje',
      omschrijving: '<p>Lief.</p>',
    },
    ...{ kleur: null, rasaanvul: null, amivedinummer: null, donatienummer: null },
  };
  const asiel = (await call('api/me', { token }))?.data.item.asiel;
  const uuidkey = (await call('api/animal', { method: 'POST', token, body }))?.data.item.uuidkey;
  for (const geplaatst of ['N', 'A'])
    await call(`api/animal/${uuidkey}/status`, { method: 'PUT', token, body: { geplaatst, asiel } });
}
