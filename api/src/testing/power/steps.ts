import { ReactionAnswer } from '@portal/shared/contract';
import type { Random } from '../../../seeds/demo/random';
import { addAnimal } from '../animal-rows';
import type { TestPortal } from '../portal';
import { publish, remoteBuild } from '../publish';
import { callAs } from '../signed-in';
import type { World } from './world';

/** What a portal has said yes to. What was asked when the power went is in none of the lists: it may be there or not. */
export interface Promised {
  emails: string[];
  animals: string[];
  reactions: string[];
  messages: string[];
  /** Whether the stranger keeps the animal; missing while nobody knows. */
  isKept?: boolean | undefined;
  /** Builds of the remote that the register may show. */
  builds: string[];
  generation: number;
}

export const nothingPromised = (): Promised => ({
  ...{ emails: [], animals: [], reactions: [], messages: [] },
  ...{ isKept: false, builds: [], generation: 1 },
});

const REACTION = {
  ...{ displayname: 'Sanne de Vries', phone: '06 12345678', informatie: 'Ik kom graag langs' },
  ...{ woonruimte: 'Hoekwoning', alleenThuis: '', tuin: 'Ja' },
};
const PASSWORD = 'Vlinder.tuin.27';

/** One call of a person; resolves when the portal has said yes and the promise is noted. `number` is new each time in a life. */
type Step = (portal: TestPortal, world: World, promised: Promised, number: number) => Promise<void>;

/** The answer, when it is a yes. */
async function yes<Answer extends { statusCode: number; body: string }>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  if (answer.statusCode >= 300) throw new Error(`The portal refused: ${answer.statusCode} ${answer.body}`);
  return answer;
}

const STEPS: Record<string, Step> = {
  async account({ app }, _world, { emails }, number) {
    const email = `bezoeker${number}@post.example`;
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
    await yes(app.inject({ method: 'POST', url, payload: { email, password: PASSWORD } }));
    emails.push(email);
  },
  async animal(portal, { staff, shelter }, { animals }) {
    // Its route would start the thread that cleans texts, which takes longer than all the rest.
    const { uuidkey } = await addAnimal(portal.database, shelter.id, { geplaatst: 'P' });
    animals.push(uuidkey);
    const status = { geplaatst: 'N', asiel: shelter.id };
    await yes(callAs(portal, staff, 'PUT', `animal/${uuidkey}/status`, status));
  },
  async reaction(portal, { stranger, shelter }, { reactions }, number) {
    const { uuidkey } = await addAnimal(portal.database, shelter.id);
    const form = { ...REACTION, email: `sanne${number}@post.example`, dier: uuidkey };
    const answer = await yes(callAs(portal, stranger, 'POST', 'response', form));
    reactions.push(ReactionAnswer.parse(answer.json()).data.item.uuidkey);
  },
  async favourite(portal, { stranger, animal }, promised) {
    const isKept = !promised.isKept;
    promised.isKept = undefined;
    await yes(callAs(portal, stranger, isKept ? 'PUT' : 'DELETE', `favorite/${animal.uuidkey}`));
    promised.isKept = isKept;
  },
  async message(portal, { author, reviewId }, { messages }, number) {
    const text = `Hoe gaat het met nummer ${number}?`;
    await yes(callAs(portal, author, 'POST', 'message', { sql_id: reviewId, sql_key: 'review', text }));
    messages.push(text);
  },
  async release({ app }, _world, promised, number) {
    const build = remoteBuild('mf-search', number.toString(16).padStart(8, '0'), ['zoek']);
    promised.builds.push(build.release.build);
    await yes(publish(app, build));
    promised.builds = [build.release.build];
    promised.generation += 1;
  },
};

/** One step at random. */
export async function oneStep(random: Random, ...parameters: Parameters<Step>): Promise<void> {
  const [name, step] = random.pick(Object.entries(STEPS));
  await step(...parameters).catch((error: unknown) => {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
  });
}
