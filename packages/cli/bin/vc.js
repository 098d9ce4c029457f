#!/usr/bin/env node
/** What npm links as `vc`: it must exist before the first build, or `npx vc` would look for a stranger's package. */
import '../dist/vc.js';
