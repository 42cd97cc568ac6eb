import { useState } from 'react';
import type { Versioned } from '../../endpoints/versioned';

/** What is needed of a query for one version. */
interface VersionQuery<T> {
  data?: Versioned<T> | undefined;
  fulfilledTimeStamp?: number | undefined;
}

/**
 * The version with which editing begins: the first that was read since the form was asked for, null until then. Reading again, to show
 * what somebody else saved meanwhile, changes nothing in the open form: what was typed stays (C29).
 */
export function useFirstVersion<T>({ data, fulfilledTimeStamp = 0 }: VersionQuery<T>): Versioned<T> | null {
  const [since] = useState(Date.now);
  const [first, setFirst] = useState<Versioned<T> | null>(null);
  if (first === null && data !== undefined && fulfilledTimeStamp >= since) setFirst(data);
  return first;
}
