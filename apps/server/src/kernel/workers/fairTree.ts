/**
 * A node of the tree: items are grouped by a path such as group, network, client. Inner nodes have children, leaves
 * have items.
 */
export interface FairNode<Item> {
  readonly name: string
  /** Sum of the units of all items below. */
  units: number
  /** Units served so far, starting at the lowest count of the siblings when the node was added. */
  taken: number
  readonly children: Map<string, FairNode<Item>>
  /** In order of arrival. */
  readonly items: Item[]
}

export interface FairItem {
  readonly path: readonly string[]
  /** Amount of work, above 0. */
  readonly units: number
}

/**
 * Queue of items in which, at each level of their paths, every branch gets the same amount of work (start-time fair
 * queueing).
 */
export interface FairTree<Item extends FairItem> {
  readonly root: FairNode<Item>
  find(path: readonly string[]): FairNode<Item> | undefined
  add(item: Item): void
  /** Removes and returns the next item that satisfies the predicate. */
  take(mayBeTaken: (item: Item) => boolean): Item | undefined
  /** Removes an item; false if it is not waiting. */
  remove(item: Item): boolean
}

export function createFairTree<Item extends FairItem>(): FairTree<Item> {
  const root = createNode<Item>('', 0)

  function remove(item: Item): boolean {
    if (!removeBelow(root, item, 0)) return false
    // Resets the rounding error of fractional units.
    if (root.children.size === 0) root.units = 0
    return true
  }

  return {
    root,
    remove,
    find(path) {
      let node: FairNode<Item> | undefined = root
      for (const name of path) node = node?.children.get(name)
      return node
    },
    add(item) {
      let node = root
      node.units += item.units
      for (const name of item.path) {
        const child = node.children.get(name) ?? createNode<Item>(name, leastTaken(node))
        node.children.set(name, child)
        child.units += item.units
        node = child
      }
      node.items.push(item)
    },
    take(mayBeTaken) {
      const item = search(root, mayBeTaken)
      if (!item) return undefined
      let node: FairNode<Item> | undefined = root
      for (const name of item.path) {
        node = node?.children.get(name)
        if (node) node.taken += item.units
      }
      remove(item)
      return item
    },
  }
}

/**
 * Initial count of a new branch: that of the least served sibling, so that a newcomer gets no credit for time in which
 * it was absent.
 */
function leastTaken<Item>({ children }: FairNode<Item>): number {
  return children.size === 0 ? 0 : Math.min(...[...children.values()].map(({ taken }) => taken))
}

function search<Item>(node: FairNode<Item>, mayBeTaken: (item: Item) => boolean): Item | undefined {
  for (const child of [...node.children.values()].toSorted((a, b) => a.taken - b.taken)) {
    const item = search(child, mayBeTaken)
    if (item) return item
  }
  return node.items.find(mayBeTaken)
}

/** Removes an item, and the branches that become empty. */
function removeBelow<Item extends FairItem>(node: FairNode<Item>, item: Item, depth: number): boolean {
  const name = item.path[depth]
  if (name === undefined) {
    const index = node.items.indexOf(item)
    if (index < 0) return false
    node.items.splice(index, 1)
  } else {
    const child = node.children.get(name)
    if (!child || !removeBelow(child, item, depth + 1)) return false
    if (child.children.size + child.items.length === 0) node.children.delete(name)
  }
  node.units -= item.units
  return true
}

function createNode<Item>(name: string, taken: number): FairNode<Item> {
  return { name, units: 0, taken, children: new Map(), items: [] }
}
