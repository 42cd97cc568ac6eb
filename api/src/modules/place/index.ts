export { placeRoutes } from './place.routes';
export { placeTable } from './place-table';
export { type Located, shelterPoint } from './shelter-point';
