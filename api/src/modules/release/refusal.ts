import { AppError } from '../../lib/app-error';

/** A change of the register that is refused, with a reason per place. */
export const refused = (fields: Record<string, string>) =>
  new AppError('VALIDATION', 'Deze wijziging van het register is geweigerd', { fields });
