/** What a build tells its service worker. */
export interface Build {
  /** Another one for every build whose files differ. */
  readonly version: string;
  /** Every file that the app needs, relative to its folder. */
  readonly files: readonly string[];
  /** A folder whose files change between builds: the network is asked first. Relative to the app's folder. */
  readonly fresh: string;
}
