import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, type Mail, MailAnswer, MailPage, type MailQuery } from '@portal/shared/contract';

const mailApi = injectOwned('mf-beheer', (build) => ({
  /** A page of the outbox, newest first, by a piece of the receiver's address (C40). */
  listMails: build.query<MailPage, MailQuery>({
    query: (params) => ({ url: apiPath.mails(), params }),
    responseSchema: MailPage,
  }),
  /** One mail with its texts, without the codes of its links. Nothing is kept: it is somebody's mail. */
  getMail: build.query<Mail, number, MailAnswer>({
    query: (id) => ({ url: apiPath.mail(id) }),
    rawResponseSchema: MailAnswer,
    transformResponse: (answer) => answer.data.item,
    keepUnusedDataFor: 0,
  }),
}));

export const { useListMailsQuery, useGetMailQuery } = mailApi;
