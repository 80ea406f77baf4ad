/** How tools find their way on a screen: by ids that are the same in every language. */

/**
 * What a part of the screen is called by those who cannot read: `data-id` on its element. It names nothing that its
 * viewer may not know, and is no part of what anybody is shown.
 */
export interface Marked {
  readonly 'data-id'?: string | undefined;
}
