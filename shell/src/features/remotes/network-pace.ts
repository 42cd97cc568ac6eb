/** How slow the network is, as a factor on the loader's times: slow is not dead. 1 up to 500 ms per small answer, 3 at most. */
const NORMAL_ANSWER_MS = 500;
const SLOWEST = 3;

let factor = 1;

/** Records how long the last register or version file took, in milliseconds. */
export function rememberAnswerTime(ms: number) {
  factor = Math.min(SLOWEST, Math.max(1, ms / NORMAL_ANSWER_MS));
}

/** The factor on the loader's times now. */
export const networkPace = () => factor;
