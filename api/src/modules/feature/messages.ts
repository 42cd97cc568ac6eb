/** Dutch texts of the feature flags. */
export const messages = {
  unknownShelters: (ids: readonly number[]) =>
    ids.length === 1 ? `Asiel ${ids[0]} bestaat niet` : `Deze asielen bestaan niet: ${ids.join(', ')}`,
  unknownUsers: (uids: readonly string[]) =>
    uids.length === 1 ? `Gebruiker ${uids[0]} bestaat niet` : `Deze gebruikers bestaan niet: ${uids.join(', ')}`,
} as const;
