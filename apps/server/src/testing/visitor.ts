/** A visitor's browser, as far as the server sees it: it keeps cookies, says where it is and follows no redirect. */
export interface Visitor {
  readonly cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Sends a form of a page of the server itself, unless told otherwise. */
  submit(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
}

/** Makes a visitor of a server. */
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
