import type { APIRoute } from 'astro'

/** Writes what its parent sends into itself, and tells how high that is and what goes wrong in it. */
const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Example</title>
  </head>
  <body>
    <script>
      {
        const tell = (message) => parent.postMessage(message, '*')
        const write = (html) => {
          document.open()
          listen()
          document.write(html)
          document.close()
          const style = document.createElement('style')
          style.textContent = ':where(body) { margin: 16px; font-family: system-ui, sans-serif; line-height: 1.5 }'
          document.head.prepend(style)
          new ResizeObserver(() => tell({ height: document.body.getBoundingClientRect().height + 32 })).observe(document.body)
        }
        const onMessage = ({ source, data }) => {
          if (source !== parent) return
          if ('html' in data) write(data.html)
          document.documentElement.style.colorScheme = data.theme
        }
        const onError = ({ message, target }) =>
          tell({ problem: message ?? 'Could not load ' + (target.src ?? target.href) + '.' })
        const onRejection = ({ reason }) => tell({ problem: String(reason) })
        // Writing a document anew takes the listeners of its window away.
        const listen = () => {
          addEventListener('message', onMessage)
          addEventListener('error', onError, true)
          addEventListener('unhandledrejection', onRejection)
        }
        listen()
        tell('ready')
      }
    </script>
  </body>
</html>
`

/** The page in which examples that a reader edits, and those of the builder, run. */
export const GET: APIRoute = () => new Response(HTML, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
