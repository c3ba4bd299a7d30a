import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Serves the built sites during the tests, each at its own address. `CONSUMERS` maps site to address. */
export default function serveSites(): () => void {
  const folders = JSON.parse(process.env.CONSUMER_FOLDERS ?? '{}') as Record<string, string>
  const sites = JSON.parse(process.env.CONSUMERS ?? '{}') as Record<string, string>
  const servers = Object.entries(folders).map(([site, root]) => {
    const port = Number(new URL(sites[site] ?? '').port)
    return serve({ fetch: new Hono().use('*', serveStatic({ root })).fetch, port, hostname: '127.0.0.1' })
  })
  return () => servers.forEach((one) => one.close())
}
