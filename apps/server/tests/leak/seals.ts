/** What stands in an entry as its fingerprint on the wire: the one place that knows how it is made. */
import { type Entry, type MatchFile, sealOf, type Viewer } from '@broadside/kernel';

/** Made with the secret seed: without it nothing can be learned from it, nor compared with that of another world. */
export const isSeal = (entry: Entry, _eye: Viewer, file: MatchFile): boolean =>
  entry.hash === sealOf(file.seed, entry.n, file.log[entry.n].hash);

/** A message without its seals: whole, or what changes. */
export const withoutSeals = (text: string): string =>
  text.replaceAll(/"hash":"[0-9a-f]*"/g, '"hash":""').replace(/^(\[\d+,"[0-9a-f]*",)"[0-9a-f]*"/, '$1""');
