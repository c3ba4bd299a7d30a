/** Headers of resources that pages of any origin may embed, including cross-origin isolated ones. */
export const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const
