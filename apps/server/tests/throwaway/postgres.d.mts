export interface Throwaway {
  /** An empty database. */
  readonly url: string;
  /** The process that has the server below it; undefined if the server is not ours. */
  readonly pid: number | undefined;
  /** Makes another empty database on the same server and gives its address. */
  fresh(): Promise<string>;
  /** Lets it crash, and settles when it is there again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** `flush`: every commit waits for the disk, as it does for real hosts; only measurements need that. */
export function startPostgres(settings?: { readonly flush?: boolean }): Promise<Throwaway>;
