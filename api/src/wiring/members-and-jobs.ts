import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config';
import type { Runner } from '../lib/runner';
import type { AnimalRepository } from '../modules/animal';
import { auditHead, auditRepository, auditRoutes } from '../modules/audit';
import { cloudChat } from '../modules/cloud-chat';
import { favouriteRepository, favouriteRoutes } from '../modules/favourite';
import { featureRoutes, featureService } from '../modules/feature';
import { mailDelivery, mailRepository, mailRoutes } from '../modules/mail';
import { eventStreams, messageHub, messageRoutes, messageService, unreadMail } from '../modules/message';
import { ownerClaimRepository, ownerClaimRoutes, ownerClaimService } from '../modules/owner-claim';
import { type FindSimilar, openReminders, reactionModule, responseTimes } from '../modules/reaction';
import {
  reviewDeclineRoutes,
  reviewListRepository,
  reviewListRoutes,
  reviewPageRoutes,
  reviewPageService,
  reviewReminder,
  reviewRequestRoutes,
  reviewRequestService,
} from '../modules/review';
import { savedSearchMails, savedSearchMatch, savedSearchRepository, savedSearchRoutes } from '../modules/saved-search';
import {
  retention,
  type TaskRunnerOptions,
  taskRepository,
  taskRoutes,
  taskRunner,
  textCleaning,
} from '../modules/task';
import type { CatalogVersions } from '../plugins/catalog-versions';
import type { CloudProject } from '../ports/cloud/port';
import type { Database } from '../ports/database/port';
import type { MailTransport } from '../ports/mail/port';
import type { Sanitiser } from '../ports/sanitiser/port';
import type { TaskTopic } from '../ports/task/port';

/** What the members' half of the portal is built from. */
export interface MembersAndJobsOptions {
  config: Config;
  database: Database;
  /** What jobs use; see `openTaskDatabase`. */
  taskDatabase: Database;
  /** How mail leaves; without it every mail stays in the outbox. */
  mail: MailTransport | undefined;
  /** The Firebase project that has the chat; without it the chat is ours. */
  cloud: CloudProject | undefined;
  sanitiser: Sanitiser;
  /** SECRET_KEY of the installation: signs what a page gives back, and hashes the digits of chips. */
  secret: string;
  now: () => Date;
  versions: Pick<CatalogVersions, 'raise'>;
  animals: AnimalRepository;
  /** The available animals that are most like one. */
  findSimilar: FindSimilar;
  /** Jobs of other modules. */
  topics?: readonly TaskTopic[];
  /** Does one try of a job; see `TaskRunnerOptions`. */
  aroundTask?: TaskRunnerOptions['around'];
  /** Told facts for the log of the process. */
  onFact: (facts: object, message: string) => void;
  /** Told what went wrong beside a request. */
  onError: (error: unknown) => void;
}

/** The modules for people who are signed in, wired: routes below `/api/`, and the jobs beside them. */
export function membersAndJobs(options: MembersAndJobsOptions) {
  const { config, database, taskDatabase, mail, sanitiser, secret, animals, findSimilar, now, onError } = options;
  const { cloud, versions, onFact, aroundTask: around, topics: others = [] } = options;
  const tasks = taskRepository(database);
  const mails = mailRepository(database);
  const days = { newDays: config.NIEUW_DAGEN, longStayerDays: config.LANGZITTER_DAGEN };
  const origin = config.PUBLIC_ORIGIN;
  const productName = config.PRODUCT_NAAM;
  const factor = config.RATE_LIMIT_FACTOR;
  const topics: TaskTopic[] = [
    ...others,
    ...mailDelivery(mailRepository(taskDatabase), mail, now),
    retention(taskDatabase, now),
    auditHead(taskDatabase, (head) => onFact({ auditHead: head }, 'head of the audit log')),
    responseTimes(taskDatabase, now),
    openReminders({ database: taskDatabase, origin, slug: config.PRODUCT_SLUG, productName, now }),
    savedSearchMatch({ database: taskDatabase, days, now }),
    reviewReminder({ database: taskDatabase, origin, productName, now }),
    unreadMail({ database: taskDatabase, origin, productName, now }),
    ...savedSearchMails({ database: taskDatabase, origin, slug: config.PRODUCT_SLUG, productName, now }),
  ];
  const claims = ownerClaimService({
    ...{ database, secret, origin, productName, factor, now },
    formerSecret: config.SECRET_KEY_BEFORE,
  });
  const hub = messageHub({ database, onError });
  const streams = eventStreams({ database, factor, now });
  const runner = taskRunner({
    ...{ tasks: taskRepository(taskDatabase), topics, now, onError },
    ...(around ? { around } : {}),
  });
  const api: FastifyPluginAsync[] = [
    favouriteRoutes({ favourites: favouriteRepository(database), animals, now }),
    savedSearchRoutes({ searches: savedSearchRepository(database), database }),
    reactionModule({
      ...{ database, findSimilar, origin, slug: config.PRODUCT_SLUG, productName, factor, now },
      isOpenToVisitors: config.REACT_WITHOUT_ACCOUNT,
    }),
    ownerClaimRoutes({ claims: ownerClaimRepository(database), service: claims }),
    reviewPageRoutes(reviewPageService({ database, origin, productName, factor, now }), () =>
      ['review', 'shelter'].forEach(versions.raise),
    ),
    reviewListRoutes(reviewListRepository(database)),
    reviewDeclineRoutes(database, now),
    reviewRequestRoutes(
      reviewRequestService({ database, origin, productName, secret, inviteDays: config.INVITE_DAGEN, factor, now }),
    ),
    mailRoutes(mails),
    taskRoutes(tasks),
    auditRoutes(auditRepository(database)),
    featureRoutes({ database, service: featureService({ database, environment: config.PORTAL_ENVIRONMENT }) }),
    messageRoutes({ database, hub, streams, origin, service: messageService({ database, factor, now }) }),
  ];
  const runners: Runner[] = [
    ...[hub, streams, runner, textCleaning({ database, sanitiser, onError })],
    ...(cloud ? [cloudChat({ database: taskDatabase, cloud, now, onError })] : []),
  ];
  const laneOf = (topic: string) => topics.find((one) => one.topic === topic)?.lane;
  return { api, runners, tasks: runner, streams, laneOf };
}
