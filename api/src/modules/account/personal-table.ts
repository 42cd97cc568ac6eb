/** What happens to the rows of one table when a person leaves, and what they get to see of them. */
export interface PersonalTable {
  table: string;
  /** Columns that tell something about a person; a test holds them equal to the database. */
  columns: readonly string[];
  /** How long without the person asking (C47). */
  term: string;
  /** The person's rows as JSON objects, by :id the number, :email the address when it was confirmed, :uid the sign-in id, :now. No secret among them. */
  export: string;
  /** Removes what is personal, by the same parameters. */
  erase: string;
}

/** Rows of a person for the export. */
export const own = (table: string, columns: string, condition = 'user_id = :id') =>
  `SELECT ${columns} FROM ${table} WHERE ${condition}`;
