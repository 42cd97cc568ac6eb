/** Texts of what is read without a network (C66). */
export const messages = {
  stored: (moment: string) => `Bewaard op ${moment}; u bent offline, dit kan veranderd zijn.`,
  offline: 'U bent offline. Zodra de verbinding terug is, proberen wij het opnieuw.',
  kept: (count: number) =>
    count === 1 ? 'Eén dier is op dit apparaat bewaard' : `${count} dieren zijn op dit apparaat bewaard`,
  online: 'De verbinding is terug. Vernieuw de pagina als u klaar bent met invullen.',
  reload: 'Nu vernieuwen',
} as const;
