import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const SHRINKS = /\.(?:html|css|js|svg|txt)$/

/** Brotli quality. Files are compressed once, at build time; the maximum would take minutes for one percent. */
const QUALITY = 9

/** Writes a `.br` copy of each compressible file, which the server sends to browsers that accept it. */
export async function compressFiles(directory: string): Promise<void> {
  for (const name of await readdir(directory, { recursive: true })) {
    if (!SHRINKS.test(name)) continue
    const path = join(directory, name)
    const file = await readFile(path)
    await writeFile(`${path}.br`, brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
  }
}
