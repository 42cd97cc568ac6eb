export interface Publication {
  part: string;
  generation: number;
  release: object;
  canary?: number;
  acceptStranded?: boolean;
}

export function signRelease(signingKey: string, publication: Publication): { statement: string; signature: string };

export function startSigningKey(dataDirectory: string): string;
