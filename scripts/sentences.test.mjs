import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from './paths.mjs'
import { findSentences } from './sentences.mjs'

/** Message files, and modules that no page loads. */
const NOT_SOURCES = /(\.test|\.stories|\.d)\.tsx?$|\/(testing|templates|translations)\/|[mM]essages\.ts$/

/** Modules of the site that contain texts. */
const TEXTS_OF_THE_SITE = [
  'apps/site/src/texts/*.ts',
  'apps/site/src/routes/*.tsx',
  'apps/site/src/answerOf.ts',
  'apps/site/src/embeddedPlaylist.ts',
  'apps/site/src/errorMeta.ts',
  'apps/site/src/errorText.ts',
  'apps/site/src/pageMeta.ts',
  'apps/site/src/voiceMeta.ts',
]

/** Literals that look like a sentence but are never shown, by module. */
const NOT_SHOWN = {
  // The name of the product is the same in all languages.
  'apps/site/src/SiteHeader.tsx': ['Voice Rankings'],
  'packages/react/src/share/BadgeCodes.tsx': [/^Voice Rankings: word$/],
  'packages/elements/src/player/small/SmallPlayerElement.ts': [/^baseUrl href/],
  'packages/elements/src/script/elements.ts': [/^voice-overview similar-voices/],
  'packages/playback/src/seekToWord.ts': [/^a, button, input/],
  'packages/playback/src/waveformPath.ts': [/^M/],
  'packages/react/src/leaderboard/history/historyPaths.ts': [/^M/],
  'packages/react/src/map/dotStamps.ts': [/^word word/],
  'packages/react/src/map/voiceMapPaths.ts': [/^M/],
  // Texts for voices, in the language of the voice instead of the page's.
  'packages/react/src/overview/suggestions/suggestedTexts.ts': [/./],
  'apps/site/src/entry.server.tsx': ['Cookie, Accept-Language'],
  // A length of CSS.
  'packages/react/src/analysis/createChart.ts': [/^wordpx/],
  'packages/sdk/src/session/createBearer.ts': [/^Bearer/],
  // Error messages. Views show the kind of an error, not its message.
  'packages/sdk/src/audio/loadAudio.ts': [/^The audio does not exist/],
  'packages/sdk/src/audio/saveSnippetAudio.ts': [/^The audio was rejected/],
  'packages/sdk/src/readAnswer.ts': [/^the body is not JSON/, /^The server answered with status/],
}

const sources = globSync('{packages/{react,playback,sdk,elements}/src,apps/site/{src,server}}/**/*.{ts,tsx}', {
  cwd: ROOT,
})
  .filter((file) => !NOT_SOURCES.test(file))
  .toSorted()
const langOf = (file) => (file.endsWith('x') ? 'tsx' : 'ts')
const read = (file) => readFileSync(`${ROOT}/${file}`, 'utf8')
const sentencesIn = (file) => findSentences(read(file), langOf(file))

it('messages.ts files contain all user-visible texts', () => {
  const site = new Set(globSync(TEXTS_OF_THE_SITE, { cwd: ROOT }))
  const left = sources
    .filter((file) => !site.has(file))
    .flatMap((file) =>
      sentencesIn(file)
        .filter(
          ({ text }) => !NOT_SHOWN[file]?.some((one) => (typeof one === 'string' ? one === text : one.test(text))),
        )
        .map(({ text, line }) => `${file}:${line} ${text}`),
    )
  expect(left).toEqual([])
})

it('views show the kind of an error, never its English message', () => {
  const shown = sources.filter(
    (file) => /^packages\/(react|elements)/.test(file) && /\berror\??\.message/.test(read(file)),
  )
  expect(shown).toEqual([
    // A failed download, whose message comes from messages.ts.
    'packages/react/src/downloads/downloadStore.ts',
  ])
})

it('every exception is still needed', () => {
  const unused = Object.entries(NOT_SHOWN).flatMap(([file, exceptions]) => {
    const texts = sentencesIn(file).map(({ text }) => text)
    return exceptions.filter((one) => !texts.some((text) => (typeof one === 'string' ? one === text : one.test(text))))
  })
  expect(unused).toEqual([])
})

it.each([
  ['text of an element', '<p>Save it</p>', ['Save it']],
  ['one word of an element', '<p>Save</p>', ['Save']],
  ['a label', '<button aria-label="Save" />', ['Save']],
  ['a label that is chosen', "<button aria-label={saved ? 'Saved' : 'Save'} />", ['Saved', 'Save']],
  ['an expression in an element', "<p>{isOver ? 'It is over' : null}</p>", ['It is over']],
  ['a template', '<p>{`Press ${key} to go on`}</p>', ['Press word to go on']],
  ['a field of an object', "const option = { value: 'dark', label: 'Dark' }", ['Dark']],
  ['a constant', "const HINT = 'Press play once more.'", ['Press play once more.']],
  ['an answer of a function', "function hint() { return 'Press play once more.' }", ['Press play once more.']],
  ['the title of a page', "document.title = 'My own page'", ['My own page']],
  ['class names', '<p className="voice-alert is-open now here" />', []],
  ['a sum', "const text = 'Press play to hear ' + name", ['Press play to hear']],
  ['a comparison', "const isNamed = action === 'Your Connection ID'", []],
  ['an error', "throw new TypeError('A client needs a fetch.')", []],
  ['a log', "console.error('The audio could not be read.')", []],
  ['a selector', "root.querySelector('a button input select')", []],
])('findSentences finds user-visible texts in %s', (_what, code, expected) => {
  expect(findSentences(code, 'tsx').map(({ text }) => text)).toEqual(expected)
})
