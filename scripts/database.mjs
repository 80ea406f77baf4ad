/** Prepares the embedded database, beside other work. */
import { ensureDatabase } from './setup.mjs';

ensureDatabase();
