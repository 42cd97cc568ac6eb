import type { Animal, Photo, User } from '@portal/shared/contract';
import {
  animalVisibility,
  formatDateForForm,
  mayManage,
  type PlacementFacts,
  type Viewer,
  viewerKind,
} from '@portal/shared/domain';
import { AppError } from '../../../lib/app-error';
import type { ExposureRepository } from '../exposure/exposure.repository';
import type { AnimalProfile, AnimalRepository } from './animal.repository';

const shownPhotos = (fotos: readonly Photo[]) => fotos.filter(({ exclude }) => exclude === 0);

/** Throws 404 or 410 unless the viewer may see the animal (C09). */
export function refuseUnlessVisible(facts: PlacementFacts & { asiel: number }, viewer: Viewer | null, now: Date): void {
  const visibility = animalVisibility(facts, viewerKind(viewer, facts.asiel), now);
  if (visibility !== 'visible') throw new AppError(visibility === 'gone' ? 'GONE' : 'NOT_FOUND');
}

/** Profiles as the different people see them; throws 404 and 410. */
export interface AnimalProfiles {
  /** With every photo; for whoever may see the animal. */
  visibleTo(viewer: Viewer | null, uuidkey: string): Promise<AnimalProfile>;
  /** For visitors: the same for everybody. */
  publicProfile(uuidkey: string): Promise<Animal>;
  /** As one person sees it: their heart, and for own staff and admins every photo and the figures (C09, C13, C50, C63). */
  profileFor(user: User, uuidkey: string): Promise<{ item: Animal; version: number }>;
}

export function animalProfiles(
  animals: Pick<AnimalRepository, 'profile' | 'personal'>,
  exposures: Pick<ExposureRepository, 'ofAnimal'>,
  now: () => Date,
): AnimalProfiles {
  async function visibleTo(viewer: Viewer | null, uuidkey: string) {
    const found = await animals.profile(uuidkey);
    if (!found) throw new AppError('NOT_FOUND');
    refuseUnlessVisible(found.facts, viewer, now());
    return found;
  }

  return {
    visibleTo,
    async publicProfile(uuidkey) {
      const { animal } = await visibleTo(null, uuidkey);
      return Object.assign(animal, { fotos: shownPhotos(animal.fotos) });
    },
    async profileFor(user, uuidkey) {
      const { animal, facts } = await visibleTo(user, uuidkey);
      const { favorite, ...figures } = await animals.personal(facts.id, user.user_id);
      const { version } = facts;
      if (!mayManage(viewerKind(user, facts.asiel))) {
        return { item: { ...animal, fotos: shownPhotos(animal.fotos), favorite }, version };
      }
      const exposure = await exposures.ofAnimal(facts.id, formatDateForForm(now()));
      return { item: { ...animal, ...figures, exposure, favorite }, version };
    },
  };
}
