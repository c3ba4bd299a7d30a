import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Serves the API on `PORT` and the site from source on Vite's port, until one of them ends. */
export async function run(args) {
  await install()
  const port = process.env.PORT ?? '3000'
  const api = runChild('node', ['--no-warnings', '--watch', 'apps/server/src/main.ts', ...args], {
    env: { PORT: port },
  })
  const site = runChild('vite', ['dev'], { cwd: 'apps/site', env: { API_URL: `http://127.0.0.1:${port}` } })
  const { code } = await Promise.race([api, site])
  process.kill(process.pid, 'SIGTERM')
  return code ?? 1
}
