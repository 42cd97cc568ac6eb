export { ownerClaimRepository } from './owner-claim.repository';
export { ownerClaimRoutes } from './owner-claim.routes';
export { ownerClaimService } from './owner-claim.service';
