import * as apiSlices from '@portal/shared/api-slices';
import * as platform from '@portal/shared/platform';
import * as session from '@portal/shared/session';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactRedux from 'react-redux';
import * as router from 'react-router-dom';
import * as z from 'zod/mini';

/** What the server builds of remotes take from the shell's, by share key (shared/config/federation.mjs): there is one of each. */
export const doors: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-redux': reactRedux,
  'react-router-dom': router,
  'zod/mini': z,
  '@portal/shared/platform': platform,
  '@portal/shared/api-slices': apiSlices,
  '@portal/shared/session': session,
};
