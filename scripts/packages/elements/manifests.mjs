const PACKAGE = '@voice-rankings/elements'
/** Type of an attribute's value. */
const writtenType = ({ kind, type, values }) => (values ? type : kind)
const attributesOf = ({ props }) => props.filter(({ attribute }) => attribute)
const propertiesOf = ({ props }) => props.filter(({ isSmallOnly }) => !isSmallOnly)
const signature = ({ parameters }) => parameters.map(({ name, type }) => `${name}: ${type}`).join(', ')
const given = (name, value) => (value === undefined ? {} : { [name]: value })

function declarationOf(element, partDocs, variables) {
  return {
    kind: 'class',
    customElement: true,
    name: element.className,
    tagName: element.tag,
    description: element.doc,
    superclass: { name: 'HTMLElement' },
    attributes: attributesOf(element).map((prop) => ({
      name: prop.attribute,
      fieldName: prop.name,
      description: prop.doc,
      type: { text: writtenType(prop) },
      ...given('default', prop.default),
    })),
    members: [
      ...propertiesOf(element).map((prop) => ({
        kind: 'field',
        name: prop.name,
        description: prop.doc,
        type: { text: prop.type },
        ...given('attribute', prop.attribute),
        ...given('default', prop.default),
      })),
      ...element.methods.map(({ name, parameters, type, doc }) =>
        parameters
          ? {
              kind: 'method',
              name,
              description: doc,
              parameters: parameters.map((one) => ({ name: one.name, type: { text: one.type } })),
              return: { type: { text: type } },
            }
          : { kind: 'field', name, description: doc, type: { text: type }, readonly: true },
      ),
    ],
    events: element.events.map(({ name, detail, doc }) => ({
      name,
      description: doc,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots: element.slots.map(({ name, doc }) => ({ name, description: doc })),
    cssParts: element.parts.map((name) => ({ name, description: partDocs[name] })),
    cssProperties: variables.map(({ name, value, doc }) => ({ name, description: doc, default: value })),
  }
}

/** Custom elements manifest (schema 1.0.0) for editors, catalogues and framework tools. */
export function customElementsManifest(elements, partDocs, variables) {
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/index.js',
        declarations: elements.map((element) => declarationOf(element, partDocs, variables)),
        exports: elements.map(({ className }) => ({
          kind: 'js',
          name: className,
          declaration: { name: className, module: 'dist/index.js' },
        })),
      },
      ...elements.map(({ tag, className, folder }) => ({
        kind: 'javascript-module',
        path: `dist/${folder}/define.js`,
        declarations: [],
        exports: [
          {
            kind: 'custom-element-definition',
            name: tag,
            declaration: { name: className, module: 'dist/index.js' },
          },
        ],
      })),
    ],
  }
}

const markdown = (value) => ({ kind: 'markdown', value })

/** Custom data for HTML in Visual Studio Code (version 1.1). */
export function htmlCustomData(elements) {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tag,
      description: markdown(element.doc),
      attributes: attributesOf(element).map(({ attribute, kind, doc, values }) => ({
        name: attribute,
        description: markdown(doc),
        ...(kind === 'boolean' && { valueSet: 'v' }),
        ...(values && { values: values.map((name) => ({ name })) }),
      })),
    })),
  }
}

/** Web types for JetBrains editors, which also use them in templates of Vue and others. */
export function webTypes(elements, partDocs, variables, version) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: PACKAGE,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          description: element.doc,
          attributes: attributesOf(element).map((prop) => ({
            name: prop.attribute,
            description: prop.doc,
            ...given('default', prop.default),
            value: { type: writtenType(prop) },
          })),
          js: {
            properties: [
              ...propertiesOf(element).map(({ name, type, doc }) => ({ name, description: doc, value: { type } })),
              ...element.methods.map((one) => ({
                name: one.name,
                description: one.doc,
                value: { type: one.parameters ? `(${signature(one)}) => ${one.type}` : one.type },
              })),
            ],
            events: element.events.map(({ name, doc }) => ({ name, description: doc })),
          },
          slots: element.slots.map(({ name, doc }) => ({ name, description: doc })),
          css: { parts: element.parts.map((name) => ({ name, description: partDocs[name] })) },
        })),
      },
      css: { properties: variables.map(({ name, doc }) => ({ name, description: doc })) },
    },
  }
}
