/** Reads the id of the build that the server has. The number keeps every cache on the way from answering. */
export async function readLatestBuild(now: number): Promise<string> {
  const response = await fetch(`/builds/latest.json?${now}`, { cache: 'no-store', credentials: 'omit' })
  if (!response.ok) throw new Error(`The latest build could not be read: status ${response.status}.`)
  const { id } = (await response.json()) as { id?: unknown }
  if (typeof id !== 'string') throw new Error('The latest build has no id.')
  return id
}
