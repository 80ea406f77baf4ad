#!/usr/bin/env node
/** `node dist/main.js`: the server without the rest of the command line. */
import { serve } from './serve.ts';

await serve(process.argv.slice(2));
