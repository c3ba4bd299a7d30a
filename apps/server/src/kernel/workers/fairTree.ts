/** Items below a path such as group, network, client; inner nodes have children, leaves have items. */
export interface FairNode<Item> {
  readonly name: string
  /** Waiting work of all items below. */
  units: number
  /** Work taken so far, counted from where its siblings were when it came. */
  taken: number
  readonly children: Map<string, FairNode<Item>>
  /** In the order in which they came. */
  readonly items: Item[]
}

export interface FairItem {
  readonly path: readonly string[]
  /** How much work it is, above 0. */
  readonly units: number
}

/** Waiting items, taken so that at each level of their paths every branch gets the same amount of work (start-time fair queueing). */
export interface FairTree<Item extends FairItem> {
  readonly root: FairNode<Item>
  find(path: readonly string[]): FairNode<Item> | undefined
  add(item: Item): void
  /** Takes the next item that may be taken. */
  take(mayBeTaken: (item: Item) => boolean): Item | undefined
  /** False when the item is not waiting. */
  remove(item: Item): boolean
}

export function createFairTree<Item extends FairItem>(): FairTree<Item> {
  const root = createNode<Item>('', 0)

  function remove(item: Item): boolean {
    if (!removeBelow(root, item, 0)) return false
    // Fractions do not sum up to nothing exactly.
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

/** Where a newcomer begins: as far as the others, so that it makes up for no time in which it did not ask. */
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

/** Removes an item, and the branches that hold nothing else. */
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
