import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import config from '../vite.config.ts'

/** Builds CSS with the site's configuration. */
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

test('the build keeps :dir() instead of replacing it with a list of languages', async () => {
  const rule = '.back:dir(rtl){scale:-1 1}'
  expect(await built(rule)).toBe(rule)
})
