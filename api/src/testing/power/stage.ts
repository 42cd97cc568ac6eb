import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDiskBlobs } from '../../ports/blobs/open';
import { embeddedEngine, type PoweredEngine } from './embedded-engine';
import { Machine } from './machine';
import { postgresEngine } from './postgres-engine';
import type { ForgottenFlush } from './power';
import { prepareWorld, serverOn, type World } from './world';

/** A machine and the database engine on it. */
export interface Powered {
  machine: Machine;
  engine: PoweredEngine;
}

/** What lives and births need: the machine, and the disks that they begin with. */
export interface Stage extends Powered {
  /** A portal with `world` in it. */
  image: string;
  world: World;
  /** Nothing. */
  empty: string;
}

export type EngineName = 'embedded' | 'postgres';

/** A new machine with an empty disk. */
export function openMachine(name: EngineName, forget?: ForgottenFlush): Powered {
  const machine = new Machine(name === 'postgres', forget);
  const { supply, folder } = machine;
  return { machine, engine: name === 'postgres' ? postgresEngine(supply, folder) : embeddedEngine(supply) };
}

/** Makes a portal on a new machine, once for all seeds. */
export async function openStage(name: EngineName, forget?: ForgottenFlush): Promise<Stage> {
  const { machine, engine } = openMachine(name, forget);
  const { supply, folder } = machine;
  machine.start();
  const portal = await serverOn(await engine.open(), openDiskBlobs({ DATA_DIR: supply.root }));
  const world = await prepareWorld(portal);
  await portal.close();
  await engine.stop();
  const [image, empty] = [join(folder, 'image'), join(folder, 'empty')];
  machine.copyTo(image);
  mkdirSync(empty);
  return { machine, engine, image, world, empty };
}
