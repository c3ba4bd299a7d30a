/** Headers of what pages of any origin may show or play, also those that shut out what does not say so. */
export const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const
