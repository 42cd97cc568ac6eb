/**
 * What a release weighs for a returning visitor: ten commits of the past, their sources built with the configuration of now, each compared
 * with the one before. The sources stand in a git worktree in a folder for temporary files.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { deltaOf } from '@portal/api/src/lib/delta.mjs';
import { PARTS } from '@portal/shared/scripts/build.mjs';
import { readRelease } from '@portal/shared/scripts/release/read-release.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
