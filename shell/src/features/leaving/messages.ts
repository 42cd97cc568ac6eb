/** The question before somebody leaves a page on which something is typed and not sent. */
export const messages = {
  title: 'Deze pagina verlaten?',
  text: 'U heeft iets ingevuld dat nog niet is verzonden of opgeslagen.',
  kept: 'Wij bewaren het in dit tabblad tot u uitlogt.',
  leave: 'Pagina verlaten',
  stay: 'Hier blijven',
} as const;
