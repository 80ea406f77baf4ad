/** An append of which nobody can say whether it is kept: the answer to it was lost. */
export class InDoubt extends Error {
  constructor(cause: unknown) {
    super('whether an entry was stored is not known yet', { cause });
    this.name = 'InDoubt';
  }
}
