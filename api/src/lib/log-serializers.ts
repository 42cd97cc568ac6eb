import type { FastifyRequest } from 'fastify';
import { ipPrefix } from './ip-address';

/** What a log line says of a request: no query, which may hold codes and addresses, and only the network of the caller (C47). */
export const logSerializers = {
  req: ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
    method,
    path: url.split('?', 1)[0],
    network: ipPrefix(ip),
  }),
};
