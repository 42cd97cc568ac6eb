export { retention } from './retention';
export { taskRepository } from './task.repository';
export { taskRoutes } from './task.routes';
export { type TaskRunner, type TaskRunnerOptions, taskRunner } from './task-runner';
export { textCleaning } from './text-cleaning';
