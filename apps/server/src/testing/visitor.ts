/** A visitor's browser as the server sees it: stores cookies, sends Origin, and does not follow redirects. */
export interface Visitor {
  readonly cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Submits a form, by default from a page of the server itself. */
  submit(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
}

export function createVisitor(url: string): Visitor {
  const cookies = new Map<string, string>()
  async function send(path: string, init: { method: string; headers: Record<string, string>; body?: URLSearchParams }) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(cookie === '' ? {} : { cookie }), ...init.headers }
    const response = await fetch(new URL(path, url), { ...init, headers, redirect: 'manual' })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/Max-Age=0/i.test(set)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    get: (path, headers = {}) => send(path, { method: 'GET', headers }),
    submit: (path, fields, headers = { origin: new URL(url).origin }) =>
      send(path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
  }
}
