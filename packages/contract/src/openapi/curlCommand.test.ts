import { expect, it } from 'vitest'
import type { CallName } from '../callsByName.ts'
import { curlCommand } from './curlCommand.ts'

const BODY = `-H 'Content-Type: application/json'`
const SPEECH = `-d '{"text":"The north wind and the sun were arguing.","voice_id":"flite-slt--base","voice_speed":1,"shareSnippet":true}'`
const WORK = String.raw`-d '{"voice_id":"flite-slt--base","markdown":"# A short walk\n\nWe went along the river. The boats were gone."}'`
const ORIGIN = `-H 'Origin: https://voices.example'`
/** Command that reads a field of the answer before into a variable. */
const read = (field: string) => String.raw`${field}=$(printf %s "$answer" | sed -E 's/.*"${field}":"?([^",}]*).*/\1/')`

// The server's tests run the commands of all calls.
it.each<[kind: string, CallName, string[]]>([
  [
    'a visitor with a query',
    'voices.search',
    [
      "curl -s 'https://voices.example/api/v1/voice/search?languageCode=en&gender=female&wpmRange=120-220&sort=-rating&limit=3'",
    ],
  ],
  ['a visitor with a path', 'voices.get', ["curl -s 'https://voices.example/api/v1/voice/flite/female/slt--base'"]],
  [
    'a visitor with values of an answer',
    'speech.patch',
    [
      "answer=$(curl -s 'https://voices.example/api/v1/voice/speech'",
      BODY,
      `${SPEECH})\n${read('voice_snippet_id')}\n${read('voice_snippet_duration')}\ncurl -s -X PATCH 'https://voices.example/api/v1/voice/speech'`,
      BODY,
      `-d '{"voice_snippet_id":"'"$voice_snippet_id"'","voice_snippet_duration":'"$voice_snippet_duration"'}'`,
    ],
  ],
  [
    'a visitor who is remembered',
    'snippets.share',
    [
      "answer=$(curl -s 'https://voices.example/api/v1/voice/speech'",
      '-b cookies.txt -c cookies.txt',
      ORIGIN,
      BODY,
      `${SPEECH})\n${read('voice_snippet_id')}\ncurl -s 'https://voices.example/api/v1/voice/share-snippet'`,
      '-b cookies.txt -c cookies.txt',
      ORIGIN,
      BODY,
      `-d '{"voice_snippet_id":"'"$voice_snippet_id"'","voice_snippet_shared":true}'`,
    ],
  ],
  [
    'a visitor with a file',
    'recordings.align',
    [
      "curl -s 'https://voices.example/api/v1/alignments'",
      "-F 'audio=@talk.mp3'",
      "-F 'text=Good morning.'",
      "-F 'languageCode=en'",
    ],
  ],
  [
    'a user with a body',
    'favorites.set',
    [
      "curl -s -X PUT 'https://voices.example/api/v1/voice/favorite'",
      '-b cookies.txt',
      ORIGIN,
      BODY,
      `-d '{"voice_favorite_id":null,"voice_id":"flite-slt--base"}'`,
    ],
  ],
  [
    'a remembered visitor with a change that has no body',
    'works.cancel',
    [
      "answer=$(curl -s 'https://voices.example/api/v1/works'",
      '-b cookies.txt -c cookies.txt',
      ORIGIN,
      BODY,
      `${WORK})\n${read('work_id')}\ncurl -s -X POST 'https://voices.example/api/v1/works/'"$work_id"'/cancel'`,
      '-b cookies.txt -c cookies.txt',
      ORIGIN,
    ],
  ],
  [
    'a user with a query',
    'collections.list',
    [
      "curl -s 'https://voices.example/api/v1/collections/list?voice_id=flite-slt--base&with_voices=true'",
      '-b cookies.txt',
    ],
  ],
])('the example of %s is a command of curl: %s', (_, name, lines) => {
  expect(curlCommand(name, 'https://voices.example')).toBe(lines.join(' \\\n  '))
})

it('the address of a server with a quotation mark is one word of the shell', () => {
  expect(curlCommand('server.health', "https://voices.example/it's")).toBe(
    String.raw`curl -s 'https://voices.example/it'\''s/healthz'`,
  )
})
