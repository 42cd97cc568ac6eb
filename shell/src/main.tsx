import '@portal/shared/ui/tokens.css';
import { nextTask } from './common/next-task';
import './fonts.css';

/**
 * Runs the shell's script in pieces, each in a task of its own: run at once it would keep a slow telephone busy for a quarter of a second, in
 * which it answers nothing. All of it is in this one file (`eager`); between the libraries, the doors and the shell the browser has its turn.
 */
async function run() {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-router-dom');
  await import(/* webpackMode: "eager" */ 'zod/mini');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@portal/shared/platform');
  await nextTask();
  // The schemas that most others are made of; an export that nobody names here is left out of the file.
  await import(/* webpackMode: "eager", webpackExports: ["Animal", "Me"] */ '@portal/shared/contract');
  await nextTask();
  // Half of what its door does, which is the longest of all.
  await import(/* webpackMode: "eager", webpackExports: ["baseApi"] */ '@portal/shared/api-slices/base-api');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@portal/shared/api-slices');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@portal/shared/session');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await start(root);
}

// A start that fails is seen by guard.js as a rejection that nothing handled: it shows the template `fatal`.
void run();
