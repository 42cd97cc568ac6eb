/** The claims of an account (C21): what Firestore's rules know about a person beside the uid. Null takes them away. */
export type CloudClaims = { usertype: string; asiel_uuidkey?: string; asiel?: number } | null;

/** A document to be written by its path, or to be removed. Times are Date, whole numbers are integers. */
export interface CloudWrite {
  path: string;
  data: Readonly<Record<string, unknown>> | null;
}

/** A document as it is stored; `id` is the last part of its path. */
export interface CloudDocument {
  id: string;
  data: Readonly<Record<string, unknown>>;
}

/** A field of a document that has a value, or one that is later than a moment, with its microseconds. */
export type CloudFilter = { field: string; equals: unknown } | { field: string; after: string };

/** The Firebase project as its service account sees it: rules do not apply. Calls reject when the project does not answer. */
export interface CloudProject {
  /** All or none, at most 500. */
  commit(writes: readonly CloudWrite[]): Promise<void>;
  /** Documents of a collection in the order of a field. */
  query(asked: {
    collection: string;
    filters: readonly CloudFilter[];
    orderBy?: string;
    limit: number;
  }): Promise<CloudDocument[]>;
  /** Replaces the claims of an account. An account that the project does not know is left alone. */
  setClaims(uid: string, claims: CloudClaims): Promise<void>;
}
