import type { CallExamples } from './callExample.ts'

const fields = {
  term: 'Nguyen',
  respelling: 'new yen',
  ipa: 'wɪn',
  language_code: 'en',
  voice_id: null,
  case_sensitive: false,
  whole_word: true,
}
const entry = { lexicon_entry_id: 'm3Qx7LtB0aZe', ...fields }

const noWork = 'This text does not exist. It may have been deleted. List your texts.'
const noEntry = 'This entry does not exist. It may have been removed. List your entries.'

/** Examples of the calls about pronunciations. */
export const lexiconExamples: CallExamples<'lexicon'> = {
  'lexicon.list': { request: {}, response: { entries: [entry] }, errors: { not_found: noWork }, remembered: true },
  'lexicon.save': {
    request: fields,
    response: { entry },
    errors: {
      not_found: noEntry,
      conflict: 'This lexicon already has an entry for "Nguyen" with this language and voice. Change that one.',
      invalid_fields: 'respelling: Write a respelling, IPA, or both.',
      too_many_requests: 'Too many new visitors from your network. Try again in a minute.',
    },
    remembered: true,
  },
  'lexicon.remove': {
    request: { lexicon_entry_id: entry.lexicon_entry_id },
    response: { lexicon_entry_id: entry.lexicon_entry_id },
    errors: { not_found: noEntry },
    needs: { call: 'lexicon.list', fields: ['lexicon_entry_id'] },
    remembered: true,
  },
  'lexicon.import': {
    request: { text: 'term,respelling\nNguyen,new yen\n!,bang\n' },
    response: { added: 1, changed: 0, refused: [{ line: 3, term: '!', reason: 'Write a term.' }], refused_count: 1 },
    errors: {
      not_found: noWork,
      body_too_large: 'The file is too large. Split it.',
      invalid_fields: 'text: The file has a document type, which is not allowed. Remove the line with DOCTYPE.',
      too_many_requests: 'Too many new visitors from your network. Try again in a minute.',
    },
    remembered: true,
  },
  'lexicon.export': {
    request: { format: 'csv' },
    response: {
      text: 'term,respelling,ipa,language_code,voice_id,case_sensitive,whole_word\r\nNguyen,new yen,wɪn,en,,false,true\r\n',
    },
    errors: { not_found: noWork },
    remembered: true,
  },
}
