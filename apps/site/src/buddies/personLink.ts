/** Path of the page of a person. */
export const personPath = (username: string): string => `/buddies?${new URLSearchParams({ user: username })}`

/** Reads a username from what somebody has typed or pasted: a name, or the link of a person. */
export function readPerson(text: string): string {
  const [, query = ''] = text.split('?', 2)
  return (new URLSearchParams(query).get('user') ?? text).trim()
}
