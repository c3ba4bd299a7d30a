import type { CallExamples } from './callExample.ts'
import { EXAMPLE_VOICE } from './voiceExamples.ts'

const { voice_id, voice_gender } = EXAMPLE_VOICE

const collection = { collection_id: 'b7Wm2kXo9sQe', collection_name: 'Calm readers' }
const { collection_id, collection_name } = collection
const listed = { call: 'collections.list', fields: ['collection_id'] } as const

const noVoice = 'This voice is not in the catalogue. Search the catalogue for available voices.'
const noCollection = 'This collection does not exist. It may have been deleted. List your collections.'
const nameTaken = `You already have a collection named "${collection_name}". Choose another name.`

/** Examples of the calls about favorites, collections and ratings. */
export const memberExamples: CallExamples<'favorites' | 'collections' | 'ratings'> = {
  'favorites.set': {
    request: { voice_favorite_id: null, voice_id },
    response: { voice_favorite_id: 'f0Zs81QpLc4e' },
    errors: { not_found: noVoice },
  },
  'collections.list': {
    request: { voice_id, with_voices: 'true' },
    response: {
      collections: [{ ...collection, voice_count: 1, first_voices: [{ voice_id, voice_name: 'Base', voice_gender }] }],
      collections_with_voice: [collection_id],
    },
  },
  'collections.get': {
    request: { collection_id },
    response: {
      collection: {
        ...collection,
        collection_voices: [
          {
            voice_name: 'Base',
            voice_service: 'flite',
            voice_gender,
            voice_speaker_id: 'slt--base',
            voice_brief: 'Flite · low · calm · clear',
            voice_sample_url: '/sampleAudioTTS/flite-slt--base.mp3',
            voice_sample_duration: 3480,
            voice_sample_peaks: [4, 31, 64],
          },
        ],
      },
    },
    errors: { not_found: noCollection },
    needs: listed,
    remembered: true,
  },
  'collections.add': {
    request: { collection_id, voice_id },
    response: { collection },
    errors: { not_found: noCollection },
    needs: listed,
  },
  'collections.create': {
    request: { collection_name },
    response: { collection },
    errors: { conflict: nameTaken, invalid_fields: 'collection_name: Write a name.' },
  },
  'collections.rename': {
    request: { collection_id, collection_name: 'Calm voices' },
    response: { collection: { collection_id, collection_name: 'Calm voices' } },
    errors: { not_found: noCollection, conflict: nameTaken },
    needs: listed,
  },
  'collections.remove': {
    request: { collection_id, voice_id },
    response: { collection },
    errors: { not_found: noCollection },
    needs: listed,
  },
  'collections.delete': {
    request: { collection_id },
    response: { collection_id },
    errors: { not_found: noCollection },
    needs: listed,
  },
  'ratings.token': {
    request: { voice_id },
    response: { rating_token: 'v3cQ1yqk0sN8dJtR7uPzXw2LmA5eHf9oBi6gKTjYxE4' },
    errors: { not_found: noVoice, too_many_requests: 'Too many voices played at once. Wait a minute and try again.' },
  },
  'ratings.save': {
    request: {
      voice_id,
      voice_text: 'Hello, and welcome.',
      vote_value: 4,
      rating_token: 'v3cQ1yqk0sN8dJtR7uPzXw2LmA5eHf9oBi6gKTjYxE4',
    },
    response: {
      message: 'Thank you for rating Amelia.',
      voice_rating: { score: 4.12, count: 33, low: 3.82, high: 4.42, excluded: 1 },
      voice_rating_count: 33,
    },
    errors: {
      not_found: noVoice,
      too_many_requests: 'Too many ratings at once. Wait a minute and try again.',
      invalid_fields: 'vote_value: 6 is none of 1, 2, 3, 4, 5.',
    },
    needs: { call: 'ratings.token', fields: ['rating_token'] },
  },
}
