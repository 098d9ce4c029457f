#!/usr/bin/env node
/** `vc`: answers `--version` at once; everything else is loaded when it is needed. */
import { setFlagsFromString } from 'node:v8';

declare const VC_VERSION: string;

if (process.argv.length === 3 && (process.argv[2] === '--version' || process.argv[2] === '-V')) {
  process.stdout.write(`${VC_VERSION}\n`);
} else {
  // Most commands end within seconds: what is optimised sooner does not pay. Later Nodes do not know the flag.
  if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=1000000');
  // Stays when something that was waited for never comes: a silent end must not look like success.
  process.exitCode = 70;
  const { main } = await import('./main.js');
  process.exitCode = await main(process.argv.slice(2), VC_VERSION);
}
