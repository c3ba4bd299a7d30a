/** A first-in first-out line per client, served in turns, so that one client's hundred jobs do not hold up another's one. */
export function createFairQueue<Item>(clientOf: (item: Item) => string) {
  // A Map keeps the order of insertion: the first key is the client whose turn it is.
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
    /** The next item; its client goes to the end of the turn order. */
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
    /** Takes an item out of its line; false when it is not waiting. */
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
