import { readFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

// One file for the server and one for each kind of thread: importing drizzle and Hono module by module costs a second.
export default defineConfig({
  entry: {
    main: 'src/app/main.ts',
    admin: 'src/app/admin.ts',
    voices: 'src/app/voices.ts',
    alignWorker: 'src/features/alignment/alignWorker.ts',
    align: 'src/app/align.ts',
    rank: 'src/app/rank.ts',
    fliteWorker: 'src/features/speech/flite/fliteWorker.ts',
    bookWorker: 'src/features/books/bookWorker.ts',
    conversionWorker: 'src/features/downloads/conversionWorker.ts',
    piperProcess: 'src/features/speech/piper/piperProcess.ts',
    layoutWorker: 'src/features/map/layoutWorker.ts',
    masteringWorker: 'src/features/mastering/masteringWorker.ts',
    documentWorker: 'src/features/documents/documentWorker.ts',
    recordingWorker: 'src/features/recordings/recordingWorker.ts',
    templateWorker: 'src/kernel/database/templateWorker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  splitting: true,
  clean: true,
  dts: false,
  sourcemap: true,
  // Some modules, such as node:sqlite, exist under this name only.
  removeNodeProtocol: false,
  // Packages with WebAssembly or data files stay external, and so does pg, which is CommonJS.
  noExternal: [
    /^drizzle-orm/,
    /^hono/,
    /^@hono\//,
    /^valibot/,
    /^@valibot\//,
    /^@voice-rankings\/(contract|analysis|playback)/,
  ],
  esbuildPlugins: [
    {
      name: 'threads-beside-the-bundle',
      setup(build) {
        // In the source a thread's file lies beside the one that starts it, in the bundle beside all others.
        build.onLoad({ filter: /apps[\\/]server[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
          const source = await readFile(path, 'utf8')
          const contents = source.replaceAll(
            /new URL\('\.\/(\w+)\.ts', import\.meta\.url\)/g,
            "new URL('./$1.js', import.meta.url)",
          )
          return { contents, loader: 'ts' }
        })
      },
    },
  ],
})
