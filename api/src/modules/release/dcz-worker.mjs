/** The thread that makes deltas: a large file takes a second, in which visitors get their answers. */
import { parentPort } from 'node:worker_threads';
import { dczOf } from './dcz.mjs';

parentPort.on('message', async ({ bytes, dictionary }) => parentPort.postMessage(await dczOf(bytes, dictionary)));
