import {
  apiPath,
  ByIdOrUuidkey,
  ByUuidkey,
  ChipComparison,
  ChipComparisonAnswer,
  FoundAnimalsAnswer,
  OwnerClaimDecision,
  OwnerClaimsAnswer,
  TermExceptionForm,
} from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error';
import { authorised, signedIn } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import { writeLimit } from '../../plugins/rate-limit';
import { auditActor } from '../audit';
import type { OwnerClaimRepository } from './owner-claim.repository';
import type { OwnerClaimService } from './owner-claim.service';

/** The heading of these routes in the API description. */
export const tags = ['claim'];

/** No shelter has this number: what nobody may see of an unknown thing is what a stranger may see of it. */
const UNKNOWN_SHELTER = 0;

export interface OwnerClaimRouteDependencies {
  claims: OwnerClaimRepository;
  service: OwnerClaimService;
}

type ByKey = FastifyRequest<{ Params: { uuidkey: string } }>;

/** Staff of the shelter, or an admin; for other staff a foreign thing is as unknown as none. Throws 401, 403, 404. */
function managerOf(request: FastifyRequest, asiel: number | undefined) {
  const user = authorised(request, 'shelter.inbox', { asiel: asiel ?? UNKNOWN_SHELTER });
  if (asiel === undefined) throw new AppError('NOT_FOUND');
  return { ...auditActor(request), userId: user.user_id };
}

/** What own staff and admins do with claims and terms (C51). */
export function staffRoutes(instance: FastifyInstance, { claims, service }: OwnerClaimRouteDependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const first = { preValidation: async (request: FastifyRequest) => void signedIn(request) };

  async function managedAnimal(request: ByKey) {
    const animal = await claims.animal(request.params.uuidkey);
    const actor = managerOf(request, animal?.asiel);
    if (!animal) throw new AppError('NOT_FOUND');
    return { animal, actor };
  }
  const decider = async (request: ByKey) => managerOf(request, await claims.shelterOf(request.params.uuidkey));
  const claimsOf = async (animalId: number): Promise<OwnerClaimsAnswer> => ({
    data: { items: await claims.claims(animalId), uitzondering: await claims.exception(animalId) },
  });

  app.get(
    `/${apiPath.animalClaims(':uuidkey')}`,
    {
      schema: {
        tags,
        summary: 'Who says to own a found animal, and the exception to its term',
        params: ByUuidkey,
        response: answers(OwnerClaimsAnswer, 400, 401, 403, 404),
      },
    },
    async (request) => {
      signedIn(request);
      return claimsOf((await managedAnimal(request)).animal.id);
    },
  );

  app.put(
    `/${apiPath.animalException(':uuidkey')}`,
    {
      config: writeLimit,
      schema: {
        tags,
        summary: 'Records why a found animal may be reserved or placed before the end of the term',
        params: ByUuidkey,
        body: TermExceptionForm,
        response: answers(OwnerClaimsAnswer, 400, 401, 403, 404, 409, 422),
      },
      ...first,
    },
    async (request) => {
      const { animal, actor } = await managedAnimal(request);
      await service.recordException(animal.uuidkey, request.body.uitzondering, actor);
      return claimsOf(animal.id);
    },
  );

  app.put(
    `/${apiPath.ownerClaim(':uuidkey')}`,
    {
      config: writeLimit,
      schema: {
        tags,
        summary: 'Accepts or rejects a claim; the claimant gets a mail',
        params: ByUuidkey,
        body: OwnerClaimDecision,
        response: answers(OwnerClaimsAnswer, 400, 401, 403, 404, 409, 422),
      },
      ...first,
    },
    async (request) => {
      const actor = await decider(request);
      const animalId = await service.decide(request.params.uuidkey, request.body, actor);
      return claimsOf(animalId);
    },
  );

  app.post(
    `/${apiPath.ownerClaimChip(':uuidkey')}`,
    {
      config: writeLimit,
      schema: {
        tags,
        summary: 'Compares digits that staff read on the animal with those of the claim, at most five times',
        params: ByUuidkey,
        body: ChipComparison,
        response: answers(ChipComparisonAnswer, 400, 401, 403, 404, 409, 422),
      },
      ...first,
    },
    async (request) => {
      const actor = await decider(request);
      return { data: { overeen: await service.compareChip(request.params.uuidkey, request.body.chipcijfers, actor) } };
    },
  );

  app.get(
    `/${apiPath.shelterFoundAnimals(':id')}`,
    {
      schema: {
        tags,
        summary: 'The found animals of a shelter whose owner can still come forward, by last day',
        params: ByIdOrUuidkey,
        response: answers(FoundAnimalsAnswer, 400, 401, 403, 404),
      },
    },
    async (request) => {
      signedIn(request);
      const asiel = await claims.shelterId(request.params.id);
      managerOf(request, asiel);
      return { data: { items: await service.found(asiel ?? UNKNOWN_SHELTER) } };
    },
  );
}
