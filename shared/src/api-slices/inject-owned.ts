import type { PortalBaseQuery } from '@portal/shared/platform';
import type { EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { baseApi, type TagType } from './base-api';

/** Who may own endpoints: a part, or shared itself for the calls that two parts make. */
export type EndpointOwner = `mf-${string}` | 'shell' | 'shared';

/** An endpoint name that another part already holds: class `endpoint-owner` of the loader (docs/federation.md#endpoints). */
export class EndpointOwnerError extends Error {
  override readonly name = 'EndpointOwnerError';
}

const owners = new Map<string, EndpointOwner>();

/**
 * Adds endpoints to the one api and keeps their owner. The same owner replaces its own (a new release in an open page); a name of
 * another owner throws `EndpointOwnerError`, in production too, and then nothing is added. Without `replaces` only what is not there yet is
 * added: the shell hands that in for a release that another one has replaced.
 */
export function injectOwned<Definitions extends EndpointDefinitions>(
  owner: EndpointOwner,
  endpoints: (build: EndpointBuilder<PortalBaseQuery, TagType, 'api'>) => Definitions,
  { replaces = true } = {},
) {
  return baseApi.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => {
      const definitions = endpoints(build);
      const names = Object.keys(definitions);
      const added = replaces ? names : names.filter((name) => !owners.has(name));
      claim(owner, names);
      return Object.fromEntries(added.map((name) => [name, definitions[name]])) as Definitions;
    },
  });
}

function claim(owner: EndpointOwner, names: readonly string[]): void {
  for (const name of names) {
    const holder = owners.get(name);
    if (holder !== undefined && holder !== owner) {
      throw new EndpointOwnerError(`The endpoint ${name} of ${owner} already belongs to ${holder}.`);
    }
  }
  for (const name of names) owners.set(name, owner);
}

/** Who owns which endpoint, by name; for tests and the load report. */
export function endpointOwners(): ReadonlyMap<string, EndpointOwner> {
  return owners;
}
