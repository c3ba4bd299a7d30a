import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import config from '../vite.config.ts'

/** A style sheet as the site's build writes it. */
async function built(css: string): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'voice-rankings-styles-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const input = path.join(directory, 'page.css')
  writeFileSync(input, css)
  const ours = config({ command: 'build', mode: 'production' })
  const { output } = (await build({
    configFile: false,
    root: directory,
    logLevel: 'silent',
    build: { ...ours.build, write: false, rolldownOptions: { input } },
  })) as { output: { fileName: string; source?: string }[] }
  return output.find(({ fileName }) => fileName.endsWith('.css'))?.source?.trim() ?? ''
}

test('the build leaves it to the browser which way a page is read, as no list of languages tells that', async () => {
  const rule = '.back:dir(rtl){scale:-1 1}'
  expect(await built(rule)).toBe(rule)
})
