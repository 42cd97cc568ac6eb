import type { PortalBaseQuery } from '@portal/shared/platform';
import type { EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { baseApi, TAG_TYPES, type TagType } from './base-api';

/** Who may own endpoints: a part, or shared itself for the calls that two parts make. */
export type EndpointOwner = `mf-${string}` | 'shell' | 'shared';

/** A name of an endpoint or tag that another part already holds: class `endpoint-owner` of the loader (docs/federation.md#endpoints). */
export class EndpointOwnerError extends Error {
  override readonly name = 'EndpointOwnerError';
}

type Owners = Map<string, EndpointOwner>;
const owners: Owners = new Map();
const tagOwners: Owners = new Map(TAG_TYPES.map((tag) => [tag, 'shared']));

/**
 * Adds endpoints to the one api and keeps their owner; `tags` are the cache tags that this part alone uses. The same owner replaces its own
 * (a new release in an open page); a name of another owner throws `EndpointOwnerError`, in production too, and then nothing is added. Without
 * `replaces` only what is not there yet is added: the shell hands that in for a release that another one has replaced.
 */
export function injectOwned<Definitions extends EndpointDefinitions, Tag extends string = never>(
  owner: EndpointOwner,
  endpoints: (build: EndpointBuilder<PortalBaseQuery, TagType | Tag, 'api'>) => Definitions,
  { tags = [], replaces = true }: { tags?: readonly Tag[]; replaces?: boolean } = {},
) {
  refuseForeign('tag', tagOwners, owner, tags);
  return baseApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => {
      const definitions = endpoints(build);
      const names = Object.keys(definitions);
      const added = replaces ? names : names.filter((name) => !owners.has(name));
      refuseForeign('endpoint', owners, owner, names);
      for (const name of names) owners.set(name, owner);
      for (const tag of tags) tagOwners.set(tag, owner);
      return Object.fromEntries(added.map((name) => [name, definitions[name]])) as Definitions;
    },
  });
}

function refuseForeign(kind: 'endpoint' | 'tag', held: Owners, owner: EndpointOwner, names: readonly string[]): void {
  for (const name of names) {
    const holder = held.get(name);
    if (holder !== undefined && holder !== owner) {
      throw new EndpointOwnerError(`The ${kind} ${name} of ${owner} already belongs to ${holder}.`);
    }
  }
}

/** Who owns which endpoint, by name; for tests and the load report. */
export function endpointOwners(): ReadonlyMap<string, EndpointOwner> {
  return owners;
}
