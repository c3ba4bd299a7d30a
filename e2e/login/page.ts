// Script of the login test pages: runs the session as an embed or the site does, and exposes its state.
import { createClient } from '@voice-rankings/sdk'
import { createBearer, createSession } from '@voice-rankings/sdk/session'

const { dataset } = document.documentElement
const api = dataset.api
const bearer = api ? createBearer({ baseUrl: api }) : undefined
const client = createClient(api ? { baseUrl: api, fetch: bearer?.fetch } : {})
const session = createSession({ client, bearer })

const show = (id: string, text: string) => (document.getElementById(id) ?? document.body).replaceChildren(text)
const steps: number[] = []

function render(): void {
  const { profile, known, login, logout, problem, popupUrl, matchingCode } = session.getState()
  if (steps.at(-1) !== login) steps.push(login)
  show('steps', steps.join(' '))
  show('logout-step', String(logout))
  show('name', profile?.username ?? (known ? 'nobody' : ''))
  show('problem', problem ?? '')
  show('digits', matchingCode ?? '')
  document.getElementById('link')?.setAttribute('href', popupUrl ?? '')
}

session.subscribe(render)
document.getElementById('login')?.addEventListener('click', () => session.login())
document.getElementById('logout')?.addEventListener('click', () => session.logout())
void session.refresh().then(render)
