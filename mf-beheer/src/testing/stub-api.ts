import {
  AccountAnswer,
  AccountPage,
  AnimalImportAnswer,
  AnimalImportList,
  AnimalImportMessagePage,
  AnimalImportPhotoAnswer,
  AuditPage,
  apiPath,
  DeployKeyAnswer,
  FeatureList,
  FoundAnimalsAnswer,
  GenerationAnswer,
  MailAnswer,
  MailPage,
  ManagedFeatureAnswer,
  ReleaseOverviewAnswer,
  ReviewList,
  ShelterAnimalPage,
  ShelterApplicationAnswer,
  ShelterApplicationPage,
  StatisticsAnswer,
  TaskPage,
} from '@portal/shared/contract';
import { get, post, put, type RepliesTo, remove, type StubApiOf, stubApiWith } from '@portal/shared/testing';
import * as z from 'zod/mini';

/** The calls that this part alone makes, by the name of their endpoint. A new one adds its line here. */
const calls = {
  listShelterAnimals: get(apiPath.shelterAnimals(':id'), ShelterAnimalPage),
  getShelterStatistics: get(apiPath.shelterStatistics(':id'), StatisticsAnswer),
  getStatistics: get(apiPath.statistics(), StatisticsAnswer),
  listAnimalImports: get(apiPath.shelterImports(':id'), AnimalImportList),
  createAnimalImport: post(apiPath.shelterImports(':id'), AnimalImportAnswer),
  updateAnimalImport: put(apiPath.animalImport(':uuidkey'), AnimalImportAnswer),
  sendImportPart: post(apiPath.animalImportParts(':uuidkey'), AnimalImportAnswer),
  sendImportPhoto: post(apiPath.animalImportPhotos(':uuidkey'), AnimalImportPhotoAnswer),
  mapAnimalImport: put(apiPath.animalImportMapping(':uuidkey'), AnimalImportAnswer),
  listImportMessages: get(apiPath.animalImportMessages(':uuidkey'), AnimalImportMessagePage),
  getImportMessageFile: get(apiPath.animalImportMessageFile(':uuidkey'), z.string()),
  exportShelterAnimals: get(apiPath.shelterExport(':id'), z.string()),
  listReviews: get(apiPath.reviews(), ReviewList),
  listApplications: get(apiPath.shelterApplications(), ShelterApplicationPage),
  listMails: get(apiPath.mails(), MailPage),
  getMail: get(apiPath.mail(':id'), MailAnswer),
  listFailedTasks: get(apiPath.tasks(), TaskPage),
  listAudit: get(apiPath.audit(), AuditPage),
  decideApplication: put(apiPath.shelterApplication(':uuidkey'), ShelterApplicationAnswer),
  listFoundAnimals: get(apiPath.shelterFoundAnimals(':id'), FoundAnimalsAnswer),
  listAccounts: get(apiPath.accounts(), AccountPage),
  sendVerification: post(apiPath.accountVerification(':uid'), z.unknown()),
  updateAccount: put(apiPath.account(':uid'), AccountAnswer),
  listFeatures: get(apiPath.features(), FeatureList),
  updateFeature: put(apiPath.feature(':alias'), ManagedFeatureAnswer),
  getReleases: get(apiPath.releases(), ReleaseOverviewAnswer),
  changePart: put(apiPath.managedPart(':name'), GenerationAnswer),
  clearSuspicion: put(apiPath.managedRelease(':name', ':build'), z.null()),
  createDeployKey: post(apiPath.deployKeys(':name'), DeployKeyAnswer),
  endDeployKey: remove(apiPath.deployKey(':name', ':id')),
};

export const stubApi = stubApiWith(calls);
export type Replies = RepliesTo<typeof calls>;
export type StubApi = StubApiOf<typeof calls>;
