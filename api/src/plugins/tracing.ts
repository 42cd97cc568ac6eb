import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RequestStep, Trace } from '../ports/trace/port';

/** Every request is a step of the trace: method, route pattern, status and the request id, which is the browser's when it gave one. */
export function tracing(trace: Pick<Trace, 'request'>): FastifyPluginAsync {
  const steps = new WeakMap<FastifyRequest, RequestStep>();
  return fastifyPlugin(
    async (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const step = trace.request({ 'http.request.method': request.method, 'portal.request_id': request.id });
        steps.set(request, step);
        step.within(done);
      });
      // The body came in events of the connection, outside of the step.
      app.addHook('preValidation', (request, _reply, done) => {
        const step = steps.get(request);
        if (step) step.within(done);
        else done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        const facts = { 'http.route': route, 'http.response.status_code': reply.statusCode };
        steps.get(request)?.end(`${request.method} ${route}`, facts, reply.statusCode >= 500);
        done();
      });
    },
    { name: 'tracing' },
  );
}
