/** A page could not be rendered, and something is wrong. */
export class RenderFault extends Error {
  override readonly name = 'RenderFault';

  /**
   * @param part whose code it was, as far as it can be told
   * @param isFatal the thread was ended by it
   */
  constructor(
    message: string,
    readonly part?: string,
    readonly isFatal = false,
  ) {
    super(message);
  }
}

/** There is no page now: the thread begins, or has too much to do; or it is away because of the code of `part`. */
export class NoRender extends Error {
  override readonly name = 'NoRender';

  constructor(readonly part?: string) {
    super('no page now');
  }
}
