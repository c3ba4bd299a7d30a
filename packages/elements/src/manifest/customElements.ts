import { attributeName, eventName } from '../element/attributeName.ts'
import type { PropKind } from '../element/elementTypes.ts'

/** What the manifests are made of: the static side of an element's class. */
export interface DescribedElement {
  readonly name: string
  readonly tag: string
  readonly definition: { readonly props: object; readonly events: object }
  readonly prototype: object
}

/** Attributes of every element, besides those of its component. */
const COMMON: Record<string, PropKind> = {
  baseUrl: 'string',
  theme: 'string',
  runtime: 'property',
  messages: 'property',
}

const kindsOf = ({ definition }: DescribedElement) =>
  Object.entries({ ...COMMON, ...definition.props } as Record<string, PropKind>)

const attributesOf = (element: DescribedElement) =>
  kindsOf(element).flatMap(([name, kind]) =>
    kind === 'property' ? [] : [{ name, attribute: attributeName(name), kind }],
  )

const methodsOf = ({ prototype }: DescribedElement) =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    typeof value === 'function' && name !== 'constructor' ? [name] : [],
  )

/** The custom elements manifest (schema 1.0.0), from which editors, catalogues and framework tools read the elements. */
export function customElementsManifest(elements: readonly DescribedElement[]): object {
  return {
    schemaVersion: '1.0.0',
    modules: elements.map((element) => ({
      kind: 'javascript-module',
      path: 'dist/index.js',
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: element.name,
          tagName: element.tag,
          attributes: attributesOf(element).map(({ name, attribute, kind }) => ({
            name: attribute,
            fieldName: name,
            type: { text: kind },
          })),
          members: [
            ...kindsOf(element).map(([name]) => ({ kind: 'field', name })),
            ...methodsOf(element).map((name) => ({ kind: 'method', name })),
          ],
          events: Object.keys(element.definition.events).map((callback) => ({
            name: eventName(callback),
            type: { text: 'CustomEvent' },
          })),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: element.tag,
          declaration: { name: element.name, module: 'dist/index.js' },
        },
      ],
    })),
  }
}

/** The same for Visual Studio Code (custom data for HTML, version 1.1). */
export function htmlCustomData(elements: readonly DescribedElement[]): object {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tag,
      attributes: attributesOf(element).map(({ attribute, kind }) =>
        kind === 'boolean' ? { name: attribute, valueSet: 'v' } : { name: attribute },
      ),
    })),
  }
}

/** The same for editors of JetBrains (web types), which show it also in the templates of Vue and others. */
export function webTypes(elements: readonly DescribedElement[], version: string): object {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: '@voice-rankings/elements',
    version,
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          attributes: attributesOf(element).map(({ attribute, kind }) => ({ name: attribute, value: { type: kind } })),
          js: {
            properties: kindsOf(element).map(([name]) => ({ name })),
            events: Object.keys(element.definition.events).map((callback) => ({ name: eventName(callback) })),
          },
        })),
      },
    },
  }
}
