/** What BugHunt offers besides tools, for the tasks that are about it: a document to read and a prompt to pick. */
import type { PromptDefinition, ResourceDefinition } from '../definition.ts'

const RULES_URI = 'bughunt://rules'
const RULES = '一份报告只写一个 Bug。severity：丢数据或能多下单写 high，其余写 medium。'

export const RESOURCES: readonly ResourceDefinition[] = [
  {
    listing: {
      name: 'rules',
      uri: RULES_URI,
      description: '报告守则：怎么写，严重程度怎么定。',
      mimeType: 'text/plain',
    },
    read: (uri) => ({ contents: [{ uri, mimeType: 'text/plain', text: RULES }] }),
  },
]

export const PROMPTS: readonly PromptDefinition[] = [
  {
    listing: {
      name: 'file-report',
      description: '把看到的现象写成一份报告并提交。',
      arguments: [{ name: 'module', description: '被测模块', required: true }],
    },
    get: ({ module }) => ({
      description: '提交一份报告',
      messages: [
        {
          role: 'user',
          content: { type: 'text', text: `请把 ${String(module)} 模块的这个现象写成报告并提交。` },
        },
      ],
    }),
  },
]
