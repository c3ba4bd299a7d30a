import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Serves the API on `PORT` and the site from source on Vite's port, until one of them exits. */
export async function run(args) {
  await install()
  const port = process.env.PORT ?? '3000'
  const api = runChild('node', ['--no-warnings', '--watch', 'apps/server/src/app/main.ts', ...args], {
    env: { PORT: port },
  })
  // Without this condition, the server side of the site would load React Router's production and development files
  // together.
  const env = { API_URL: `http://127.0.0.1:${port}`, NODE_OPTIONS: '--conditions=development' }
  const site = runChild('vite', ['dev'], { cwd: 'apps/site', env })
  const { code } = await Promise.race([api, site])
  process.kill(process.pid, 'SIGTERM')
  return code ?? 1
}
