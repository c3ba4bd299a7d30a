import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compressFiles.ts'
import { inlineHashes } from './inlineHashes.ts'

/**
 * Prepares a built Storybook for a strict CSP: writes the hashes of inline code in its two pages for the server and
 * compresses its files.
 */
const directory = process.argv[2]
if (!directory) throw new Error('Name the folder of the built Storybook.')

const pages = await Promise.all(['index.html', 'iframe.html'].map((name) => readFile(join(directory, name), 'utf8')))
const scripts = pages.flatMap((html) => inlineHashes(html).scripts)
await writeFile(join(directory, 'served.json'), JSON.stringify({ scripts, styles: [], paths: [] }))
await compressFiles(directory)
