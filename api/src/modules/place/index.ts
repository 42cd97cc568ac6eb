export { placeRoutes } from './place.routes';
export { type PlaceTable, placeTable } from './place-table';
export { type Located, shelterPoint } from './shelter-point';
