import type { APIRoute } from 'astro'

/** Document that replaces itself with the HTML its parent sends, and reports its height and errors. */
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
        // document.write() removes the listeners of the window.
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

/** Page that runs edited examples and the builder's preview. */
export const GET: APIRoute = () => new Response(HTML, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
