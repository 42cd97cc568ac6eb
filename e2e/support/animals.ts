import {
  type Animal,
  type AnimalAnswer,
  type AnimalForm,
  API_PREFIX,
  apiPath,
  type Kind,
  type Me,
  PlacementStatus,
} from '@portal/shared/contract';
import { contactButtons, reactionPause } from '@portal/shared/domain';
import type { APIRequestContext } from 'playwright/test';
import { callerOf } from './calls';
import { findOldAnimals } from './pages';
import { PEOPLE } from './people';

/** What a test says of its animal. */
type Wanted = { soort: Kind; naam: string; omschrijving: string } & Partial<
  Pick<AnimalForm, 'gevonden' | 'inbewaring' | 'gemeente' | 'kleur' | 'rasaanvul'>
>;

/** An animal of the shelter of `email`, by default the first, made by its staff as a preview. */
export async function previewAnimal(
  request: APIRequestContext,
  { soort, ...wanted }: Wanted,
  email: string = PEOPLE.staff,
): Promise<Animal> {
  const staff = await callerOf(request, email);
  const lookup = async (name: string) => {
    const { items } = await staff.get<{ items: { id: number; soortid?: number }[] }>(`${name}?soort=${soort}`);
    return items.find(({ soortid }) => soortid === undefined || soortid === soort)?.id;
  };
  const made = await staff.send<{ data: { item: Animal } }>('POST', 'animal', {
    ...{ soort, koppel: 'N', gevonden: 'N', kleur: null, rasaanvul: null, ...wanted },
    ...{ ras: await lookup('breed'), leeftijd: await lookup('age'), geslacht: await lookup('sex') },
    provincie: await lookup('province'),
    ...{ amivedinummer: null, donatienummer: null },
  });
  return made.data.item;
}

/** The same, published. `withdraw` it when the test is done with it. */
export async function publishAnimal(request: APIRequestContext, wanted: Wanted, email?: string): Promise<Animal> {
  const { uuidkey } = await previewAnimal(request, wanted, email);
  return changeStatus(request, uuidkey, PlacementStatus.published, email);
}

/** Nobody finds the animal any more. */
export const withdrawAnimal = (request: APIRequestContext, { uuidkey }: Animal, email?: string) =>
  changeStatus(request, uuidkey, PlacementStatus.archived, email);

async function changeStatus(
  request: APIRequestContext,
  uuidkey: string,
  geplaatst: PlacementStatus,
  email: string = PEOPLE.staff,
): Promise<Animal> {
  const staff = await callerOf(request, email);
  const { asiel } = (await staff.get<{ data: { item: Me } }>('me')).data.item;
  const changed = await staff.send<{ data: { item: Animal } }>('PUT', `animal/${uuidkey}/status`, { geplaatst, asiel });
  return changed.data.item;
}

/** An available animal whose shelter takes reactions. */
export async function findReactable(request: APIRequestContext): Promise<Animal> {
  for (const { uuidkey } of (await findOldAnimals(request, { rows: 50 })).data) {
    const answer = await request.get(API_PREFIX + apiPath.animal(uuidkey));
    const { item } = ((await answer.json()) as AnimalAnswer).data;
    const isOpen = item.asiel && contactButtons(item, new Date()).react && !reactionPause(item.asiel, new Date());
    if (isOpen) return item;
  }
  throw new Error('The demo data has animals to react to.');
}
