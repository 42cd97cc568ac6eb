import { apiPath, DeployKeyAnswer, GenerationAnswer, ReleaseOverviewAnswer } from '@portal/shared/contract';
import * as z from 'zod/mini';
import { get, post, put, remove } from './call';

/** The calls of the release page. */
export const releaseCalls = {
  getReleases: get(apiPath.releases(), ReleaseOverviewAnswer),
  changePart: put(apiPath.managedPart(':name'), GenerationAnswer),
  clearSuspicion: put(apiPath.managedRelease(':name', ':build'), z.null()),
  createDeployKey: post(apiPath.deployKeys(':name'), DeployKeyAnswer),
  endDeployKey: remove(apiPath.deployKey(':name', ':id')),
} as const;
