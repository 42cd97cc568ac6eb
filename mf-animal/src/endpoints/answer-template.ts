import { injectOwned } from '@portal/shared/api-slices';
import {
  type AnswerTemplate,
  AnswerTemplateAnswer,
  type AnswerTemplateForm,
  AnswerTemplateList,
  apiPath,
} from '@portal/shared/contract';

const TEMPLATES = [{ type: 'Reaction' as const, id: 'TEMPLATES' }];
const onSuccess = (_result: unknown, error: unknown) => (error ? [] : TEMPLATES);

const answerTemplateApi = injectOwned('mf-animal', (build) => ({
  /** The templates of answers of a shelter, by its number or key (C17). */
  listAnswerTemplates: build.query<AnswerTemplate[], string | number>({
    query: (shelter) => apiPath.shelterAnswerTemplates(shelter),
    rawResponseSchema: AnswerTemplateList,
    transformResponse: (answer: AnswerTemplateList) => answer.data.items,
    providesTags: TEMPLATES,
  }),
  /** The same, filled in for an answer to one reaction. */
  listReactionTemplates: build.query<AnswerTemplate[], string>({
    query: (uuidkey) => apiPath.reactionAnswerTemplates(uuidkey),
    rawResponseSchema: AnswerTemplateList,
    transformResponse: (answer: AnswerTemplateList) => answer.data.items,
    providesTags: TEMPLATES,
  }),
  /** Adds a template. The key makes a repeat the same template (C29). */
  createAnswerTemplate: build.mutation<
    AnswerTemplate,
    { shelter: string | number; body: AnswerTemplateForm; idempotencyKey: string },
    AnswerTemplateAnswer
  >({
    query: ({ shelter, body, idempotencyKey }) => ({
      url: apiPath.shelterAnswerTemplates(shelter),
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
    rawResponseSchema: AnswerTemplateAnswer,
    transformResponse: (answer) => answer.data.item,
    invalidatesTags: onSuccess,
  }),
  /** Changes a template, when nobody else did since `version`. */
  updateAnswerTemplate: build.mutation<
    AnswerTemplate,
    { uuidkey: string; version: number; body: AnswerTemplateForm },
    AnswerTemplateAnswer
  >({
    query: ({ uuidkey, version, body }) => ({
      url: apiPath.answerTemplate(uuidkey),
      method: 'PUT',
      body,
      headers: { 'If-Match': `"${version}"` },
    }),
    rawResponseSchema: AnswerTemplateAnswer,
    transformResponse: (answer) => answer.data.item,
    // Also when it was refused: somebody else changed it.
    invalidatesTags: TEMPLATES,
  }),
  /** Removes a template. The answer is empty (204). */
  removeAnswerTemplate: build.mutation<null, string>({
    query: (uuidkey) => ({ url: apiPath.answerTemplate(uuidkey), method: 'DELETE' }),
    invalidatesTags: TEMPLATES,
  }),
}));

export const {
  useListAnswerTemplatesQuery,
  useListReactionTemplatesQuery,
  useCreateAnswerTemplateMutation,
  useUpdateAnswerTemplateMutation,
  useRemoveAnswerTemplateMutation,
} = answerTemplateApi;
