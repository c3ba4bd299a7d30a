import { VERSION } from '../version.ts'

interface VersionedClass extends CustomElementConstructor {
  readonly version?: string
}

/** Lets the document know an element. A second time does nothing; other code of that name stays, with a warning. */
export function defineOnce(tag: string, element: CustomElementConstructor): void {
  const registry = globalThis.customElements
  const known: VersionedClass | undefined = registry?.get(tag)
  if (!known) registry?.define(tag, element)
  else if (known.version !== VERSION) {
    console.warn(
      `<${tag}> is defined already, by other code or another version than ${VERSION}. Load one version per page.`,
    )
  }
}
