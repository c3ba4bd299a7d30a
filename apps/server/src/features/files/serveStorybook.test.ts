import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { readBuiltPages } from './readBuiltPages.ts'
import { serveStorybook } from './serveStorybook.ts'

const directory = temporaryDirectory()
const FILES = {
  'served.json': JSON.stringify({ scripts: ["'sha256-of-a-script='"], styles: [], paths: [] }),
  'index.html': 'the stories',
  'iframe.html': 'a story',
  'assets/story.1a2b.js': 'script',
}
for (const [name, content] of Object.entries(FILES)) {
  mkdirSync(dirname(join(directory, name)), { recursive: true })
  writeFileSync(join(directory, name), content)
}
const app = new Hono<AppEnv>()
serveStorybook(app, readBuiltPages(directory), { uploadOrigins: ['https://s3.example'] })

it('says how to build a Storybook that is not built', async () => {
  const bare = new Hono<AppEnv>()
  serveStorybook(bare, readBuiltPages(temporaryDirectory()), { uploadOrigins: [] })
  const answer = await bare.request('/storybook/')
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('npm run storybook -- build')])
})

it.each([
  ['/storybook/', 200, 'the stories'],
  ['/storybook/iframe.html', 200, 'a story'],
  ['/storybook/assets/story.1a2b.js', 200, 'script'],
  ['/storybook/nothing', 404, '404 Not Found'],
  ['/storybook/..%2f..%2fpackage.json', 404, '404 Not Found'],
  ['/storybook/%E0%A4%A', 404, '404 Not Found'],
])('%s answers with %i and "%s"', async (path, status, text) => {
  const answer = await app.request(path)
  expect([answer.status, await answer.text()]).toEqual([status, text])
})

it('/storybook redirects to /storybook/', async () => {
  const answer = await app.request('/storybook')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/storybook/'])
})

it.each(['/storybook/', '/storybook/iframe.html'])('%s allows the scripts of its build only', async (path) => {
  const policy = (await app.request(path)).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-of-a-script=';")
  expect(policy).toContain("connect-src 'self' data: https://s3.example;")
})
