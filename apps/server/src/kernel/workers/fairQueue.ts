/**
 * Creates a round-robin queue: a FIFO queue per client, served in turns, so that a client with a hundred jobs does not
 * delay another's single one.
 */
export function createFairQueue<Item>(clientOf: (item: Item) => string) {
  // A Map keeps insertion order: the first key is the client whose turn it is.
  const lines = new Map<string, Item[]>()
  let size = 0

  return {
    get size(): number {
      return size
    },
    push(item: Item): void {
      const line = lines.get(clientOf(item))
      if (line) line.push(item)
      else lines.set(clientOf(item), [item])
      size += 1
    },
    /** Removes and returns the next item; its client moves to the end of the rotation. */
    shift(): Item | undefined {
      const [turn] = lines
      if (!turn) return undefined
      const [client, line] = turn
      const item = line.shift()
      lines.delete(client)
      if (line.length > 0) lines.set(client, line)
      size -= 1
      return item
    },
    /** Removes a waiting item; false if it is not waiting. */
    remove(item: Item): boolean {
      const line = lines.get(clientOf(item))
      const index = line?.indexOf(item) ?? -1
      if (!line || index < 0) return false
      line.splice(index, 1)
      if (line.length === 0) lines.delete(clientOf(item))
      size -= 1
      return true
    },
  }
}
