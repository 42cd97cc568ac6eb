// also: no-undeclared-package
import { value } from 'fastify';

export const used = value;
