import { type Session, TransactionScope } from './transaction-scope';

const session = (): Session => ({
  query: async () => ({ rows: [], affectedRows: 0 }),
  exec: async () => undefined,
  commit: async () => undefined,
  rollback: async () => undefined,
});

test('the end of one transaction leaves the rule of another that is still open', async () => {
  const scope = new TransactionScope(async () => session());
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow = scope.run(async () => {
    await waiting;
    scope.refuseInside();
  });
  await scope.run(async () => undefined);
  goOn();
  await expect(slow).rejects.toThrow('Use the transaction that was passed in');
});

test('after the last one the database is free again, also for what was started inside', async () => {
  const scope = new TransactionScope(async () => session());
  let goOn: () => void = () => undefined;
  let later: Promise<void> = Promise.resolve();
  await scope.run(async () => {
    later = new Promise<void>((resolve) => {
      goOn = resolve;
    }).then(() => scope.refuseInside());
  });
  goOn();
  await expect(later).resolves.toBeUndefined();
  await expect(scope.run(async () => scope.refuseInside())).rejects.toThrow('Use the transaction');
});
