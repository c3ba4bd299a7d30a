import type { CallExamples } from './callExample.ts'

const share_kind = 'snippet'
const target_id = 'Qx3vT0hK8mZr5LwA2nYb1g'
const target = { share_kind, target_id } as const
const link_id = 'c8Yp1sLwQ0Zt4kVn'
const share_link = { link_id, created_at: '2026-03-11T12:00:00.000Z', expires_at: '2099-04-11T12:00:00.000Z' }
const share_token = 'J2mT0hK8mZr5LwA2nYb1gQx3vT0hK8mZr5LwA2nYb1g'
const share = {
  ...target,
  target_name: 'The north wind and the sun were arguing.',
  share_visibility: 'unlisted',
  allow_download: true,
  allow_embed: false,
  share_links: [share_link],
} as const

/** A snippet of the caller. */
const spoken = { needs: { call: 'speech.generate', fields: ['voice_snippet_id'] }, remembered: true } as const
const noTarget = 'This does not exist, or it is not yours. It may have been deleted.'
const noLink = 'This link does not exist. It may have been revoked, or it has ended. Ask its owner for another one.'
const hidden = 'The operator has hidden this snippet: It insults somebody. Only you can hear it.'

/** Examples of the calls about share settings and links. */
export const shareExamples: CallExamples<'shares'> = {
  'shares.get': {
    request: target,
    response: { share: { ...share, share_links: [share_link] } },
    errors: { not_found: noTarget },
    ...spoken,
  },
  'shares.update': {
    request: { ...target, share_visibility: 'unlisted', allow_embed: false },
    response: { share: { ...share, share_links: [share_link] } },
    errors: { not_found: noTarget, forbidden: hidden },
    ...spoken,
  },
  'shares.createLink': {
    request: { ...target, expires_at: share_link.expires_at },
    response: { share_link, share_token },
    errors: {
      not_found: noTarget,
      forbidden: hidden,
      conflict: 'This is private, so a link would not open it. Make it unlisted first.',
    },
    ...spoken,
  },
  'shares.revokeLink': {
    request: { link_id },
    response: { link_id },
    errors: { not_found: noLink },
    needs: { call: 'shares.createLink', fields: ['link_id'] },
    remembered: true,
  },
  'shares.restoreLink': {
    request: { link_id },
    response: { share_link },
    errors: { not_found: noLink },
    needs: { call: 'shares.createLink', fields: ['link_id'] },
    remembered: true,
  },
  'shares.open': {
    request: { share_token },
    response: {
      share_kind: 'collection',
      collection: { collection_id: 'b7Wm2kXo9sQe', collection_name: 'Calm readers', collection_voices: [] },
    },
    errors: { not_found: noLink },
    needs: { call: 'shares.createLink', fields: ['share_token'] },
    remembered: true,
  },
}
