import type { Register, RemoteModule } from '@portal/shared/contract';
import { ownerOf } from '@portal/shared/domain';
import type { KeptAnswers } from '@portal/shared/session';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** What the server knows before it renders a page. */
interface PageStart {
  /** Runs the queries that the page begins with; undefined when its part does not say them. */
  queries?: { remote: string; route: RouteObject } | undefined;
  /** The lookups of the route's last page. */
  lookups?: KeptAnswers | undefined;
  /** Told what a page was made of. */
  keepLookups(kept: KeptAnswers): void;
}

/** By address; a page of the shell itself starts with nothing. */
export function pageStarts(register: Register, modules: readonly RemoteModule[]): (url: string) => PageStart {
  const kept = new Map<string, KeptAnswers>();

  return (url) => {
    const owner = ownerOf(register, url.split('?', 1)[0] ?? '/');
    if (!owner) return { keepLookups() {} };
    const { remote, route } = owner;
    const Queries = modules.find(({ name }) => name === remote.name)?.queries?.[route.path] as
      | ComponentType
      | undefined;
    return {
      queries: Queries && { remote: remote.name, route: { path: route.path, Component: Queries } },
      lookups: kept.get(route.path),
      keepLookups: (answers) => void kept.set(route.path, lookupsOf(answers)),
    };
  };
}

/** The answers that change with a release of the database alone, which no thread lives to see; every page of a route asks the same of them. */
function lookupsOf({ queries, provided }: KeptAnswers): KeptAnswers {
  const tag = provided.tags.Lookup ?? {};
  const keys = Object.values(tag).flat();
  const only = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(keys.flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]])));
  const tags = { Lookup: tag } as typeof provided.tags;
  return { queries: only(queries), provided: { tags, keys: only(provided.keys) } };
}
