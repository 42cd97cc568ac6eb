import {
  AgeLookup,
  apiPath,
  BreedLookup,
  ChecklistLookup,
  ContactSubjectQuery,
  FieldOptionLookup,
  FieldOptionName,
  KindLookup,
  KindQuery,
  ProvinceLookup,
  ProvinceQuery,
  SexLookup,
  UserType,
} from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { sendPrivately } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import type { ResponseCache } from '../../plugins/response-cache';
import type { LookupRepository } from './lookup.repository';

const tags = ['lookup'];

const FIELD_OPTION_NAMES: ReadonlySet<string> = new Set(Object.values(FieldOptionName));

const ByName = z.object({ name: z.string().check(z.maxLength(100)) });

/** The option lists of filters and forms: the same for everybody, made once (C18, C26, C35, C49). */
export function lookupRoutes(lookups: LookupRepository, cache: ResponseCache): FastifyPluginAsync {
  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();

    /** Option lists change only with a migration: their catalogues are none, the key is the path. */
    const send = <Schema extends z.ZodMiniType>(
      request: FastifyRequest,
      reply: FastifyReply,
      { key, schema, make }: { key: string; schema: Schema; make: () => Promise<z.input<Schema>> },
    ) => cache.send(request, reply, { key, catalogues: [], schema, make });

    app.get(
      `/${apiPath.kinds()}`,
      { schema: { tags, summary: 'Kinds of animals', response: answers(KindLookup) } },
      (request, reply) =>
        send(request, reply, {
          key: 'kind',
          schema: KindLookup,
          make: async () => ({ items: await lookups.kinds() }),
        }),
    );

    const ofKind = <Schema extends z.ZodMiniType>(
      path: string,
      summary: string,
      schema: Schema,
      read: (soortid: z.infer<typeof KindQuery>['soortid']) => Promise<z.input<Schema>>,
    ) =>
      app.get(
        `/${path}`,
        { schema: { tags, summary, querystring: KindQuery, response: answers<z.ZodMiniType>(schema, 400) } },
        (request, reply) => {
          const { soortid } = request.query;
          return send(request, reply, { key: `${path} ${soortid}`, schema, make: () => read(soortid) });
        },
      );
    ofKind(apiPath.breeds(), 'Breeds of a kind', BreedLookup, async (kind) => ({ items: await lookups.breeds(kind) }));
    ofKind(apiPath.sexes(), 'Sexes of a kind', SexLookup, async (kind) => ({ items: await lookups.sexes(kind) }));
    ofKind(apiPath.ages(), 'Age classes of a kind', AgeLookup, async (kind) => ({ items: await lookups.ages(kind) }));
    ofKind(apiPath.checklist(), 'Questions of the checklist', ChecklistLookup, async (kind) => ({
      items: await lookups.checklist(kind),
    }));

    app.get(
      `/${apiPath.provinces()}`,
      {
        schema: {
          tags,
          summary: 'Provinces of a country; staff also get the province of their shelter',
          querystring: ProvinceQuery,
          response: answers(ProvinceLookup, 400),
        },
      },
      async (request, reply) => {
        const { land } = request.query;
        const asiel = request.user?.asiel;
        if (asiel) {
          // The province of the own shelter is for its staff alone (C26, C50).
          sendPrivately(reply);
          return { items: await lookups.provinces(land), filter: { asiel_province: await lookups.provinceOf(asiel) } };
        }
        return send(request, reply, {
          key: `province ${land}`,
          schema: ProvinceLookup,
          make: async () => ({ items: await lookups.provinces(land), filter: { asiel_province: null } }),
        });
      },
    );

    app.get(
      `/${apiPath.fieldOptions(':name')}`,
      {
        schema: {
          tags,
          summary: 'Options of a form field',
          params: ByName,
          response: answers(FieldOptionLookup, 400, 404),
        },
      },
      (request, reply) => {
        const { name } = request.params;
        return send(request, reply, {
          key: `fieldoptions ${name}`,
          schema: FieldOptionLookup,
          make: async () => {
            if (!FIELD_OPTION_NAMES.has(name)) throw new AppError('NOT_FOUND');
            return { items: await lookups.fieldOptions(name) };
          },
        });
      },
    );

    app.get(
      `/${apiPath.contactSubjects()}`,
      {
        schema: {
          tags,
          summary: 'Subjects of the contact form for a group; a visitor and an unknown group get those of Default',
          querystring: ContactSubjectQuery,
          response: answers(FieldOptionLookup, 400),
        },
      },
      (request, reply) => {
        const group = userTypeOf(request.query.groep ?? '') ?? UserType.default;
        return send(request, reply, {
          key: `contactsubject ${group}`,
          schema: FieldOptionLookup,
          make: async () => ({ items: await lookups.contactSubjects(group) }),
        });
      },
    );
  };
}
