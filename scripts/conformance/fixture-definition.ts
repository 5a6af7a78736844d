/** The server that the conformance suite talks to: our generic server with the suite's tools, prompts and resources. */
import type { JsonObject } from '../../src/protocol/json.ts'
import type { ServerDefinition } from '../../src/server/definition.ts'
import { ROUND_TOOLS } from './fixture-rounds.ts'
import { FIXTURE_TOOLS, PNG } from './fixture-tools.ts'

const said = (text: string): JsonObject => ({ role: 'user', content: { type: 'text', text } })
const required = (...names: readonly string[]) => names.map((name) => ({ name, required: true }))

const TEMPLATE = /^test:\/\/template\/([^/]+)\/data$/

export const FIXTURE: ServerDefinition = {
  name: 'wirelab-conformance-fixture',
  version: '0.1.0',
  tools: [...FIXTURE_TOOLS, ...ROUND_TOOLS],
  logging: true,
  cache: { ttlMs: 1000, scope: 'public' },
  prompts: [
    {
      listing: { name: 'test_simple_prompt', description: 'No arguments.' },
      get: () => ({ messages: [said('This is a simple prompt for testing.')] }),
    },
    {
      listing: {
        name: 'test_prompt_with_arguments',
        description: 'Two arguments.',
        arguments: required('arg1', 'arg2'),
      },
      get: ({ arg1, arg2 }) => ({
        messages: [said(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
      }),
    },
    {
      listing: {
        name: 'test_prompt_with_embedded_resource',
        description: 'A resource inside.',
        arguments: required('resourceUri'),
      },
      get: ({ resourceUri }) => ({
        messages: [
          {
            role: 'user',
            content: {
              type: 'resource',
              resource: {
                uri: resourceUri ?? '',
                mimeType: 'text/plain',
                text: 'Embedded resource content for testing.',
              },
            },
          },
          said('Please process the embedded resource above.'),
        ],
      }),
    },
    {
      listing: { name: 'test_prompt_with_image', description: 'An image inside.' },
      get: () => ({
        messages: [
          { role: 'user', content: { type: 'image', data: PNG, mimeType: 'image/png' } },
          said('Please analyze the image above.'),
        ],
      }),
    },
  ],
  resources: [
    {
      listing: { uri: 'test://static-text', name: 'static text', mimeType: 'text/plain' },
      read: (uri) => ({
        contents: [
          { uri, mimeType: 'text/plain', text: 'This is the content of the static text resource.' },
        ],
      }),
    },
    {
      listing: { uri: 'test://static-binary', name: 'static binary', mimeType: 'image/png' },
      read: (uri) => ({ contents: [{ uri, mimeType: 'image/png', blob: PNG }] }),
    },
  ],
  resourceTemplates: [
    {
      listing: { uriTemplate: 'test://template/{id}/data', name: 'template' },
      read(uri) {
        const id = TEMPLATE.exec(uri)?.[1]
        if (id === undefined) return null
        const data = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` })
        return { contents: [{ uri, mimeType: 'application/json', text: data }] }
      },
    },
  ],
}
