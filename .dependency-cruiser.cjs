// Which folder of src may import what. ALLOWED is the only table: every rule below is made from it,
// and scripts/config.test.ts holds the folder lists of tsconfig.core.json and biome.json against it.

const CORE = [
  'protocol',
  'transport',
  'server',
  'client',
  'model',
  'host',
  'scenario',
  'trace',
  'simulation',
]
const LAB = ['scenario', 'trace', 'checks', 'exercise', 'content', 'i18n']
const REACT = ['react', 'framer-motion', 'use-intl', 'radix-ui']

/** Folder → our folders it may import, npm packages it may import, and whether Node's modules are open to it. */
const ALLOWED = {
  protocol: { folders: [], npm: ['@cfworker/json-schema'] },
  transport: { folders: ['protocol'] },
  server: { folders: ['protocol', 'transport'] },
  client: { folders: ['protocol', 'transport'] },
  model: { folders: ['protocol'] },
  host: { folders: ['protocol', 'client', 'model'] },
  scenario: { folders: ['protocol', 'transport'], npm: ['zod'] },
  trace: { folders: ['protocol', 'transport', 'scenario'], npm: ['zod'] },
  simulation: { folders: CORE.filter((folder) => folder !== 'simulation') },
  checks: { folders: ['protocol', 'transport', 'scenario', 'trace'] },
  live: {
    folders: CORE,
    npm: ['@modelcontextprotocol/client', '@modelcontextprotocol/server', 'zod'],
  },
  exercise: { folders: [...CORE, 'checks'], npm: ['zod'] },
  sandbox: {
    folders: [...CORE, 'checks', 'exercise'],
    npm: ['sucrase', 'quickjs-emscripten-core', '@jitl/quickjs-wasmfile-release-sync'],
  },
  content: { folders: ['protocol', 'scenario', 'trace', 'checks', 'exercise'] },
  i18n: { folders: [], npm: ['react', 'use-intl'] },
  ui: { folders: [], npm: [...REACT, 'react-dom', 'monaco-editor', 'jsonc-parser', 'uqr'] },
  views: { folders: ['protocol', 'transport', ...LAB, 'ui'], npm: REACT },
  store: {
    folders: ['protocol', 'transport', 'simulation', 'live', 'sandbox', ...LAB],
    npm: ['react', 'zustand', 'zod'],
  },
  features: { folders: ['protocol', ...LAB, 'store', 'ui', 'views'], npm: [...REACT, 'uqr'] },
  app: {
    folders: ['features', 'views', 'store', 'scenario', 'content', 'i18n', 'ui'],
    npm: [...REACT, 'react-dom', '@fontsource/ibm-plex-mono'],
  },
  cli: { folders: [...CORE, ...LAB, 'live', 'sandbox'], npm: ['zod'], node: true },
}

const FOLDERS = Object.keys(ALLOWED)
const TESTS = '\\.test\\.tsx?$'
/** Files directly in src: the composition root, and declarations without imports. */
const ROOT_FILES = '^src/(main\\.tsx|[^/]+\\.d\\.ts)$'
const anyOf = (names) => `(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`
const inFolders = (names) => `^src/${anyOf(names)}/`

const folderRules = FOLDERS.map((folder) => ({
  name: `${folder}-imports`,
  comment: `${folder} may import: ${ALLOWED[folder].folders.join(' ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: inFolders([folder]), pathNot: TESTS },
  to: { path: '^(src|e2e|scripts)/', pathNot: inFolders([folder, ...ALLOWED[folder].folders]) },
}))

const packageRules = FOLDERS.map((folder) => {
  const { npm = [], node = false } = ALLOWED[folder]
  const allowed = npm.length > 0 ? { pathNot: `(^|/)node_modules/(@types/)?${anyOf(npm)}/` } : {}
  const kinds = [
    'npm',
    'npm-dev',
    'npm-optional',
    'npm-peer',
    'npm-bundled',
    'npm-no-pkg',
    'npm-unknown',
    'unknown',
  ]
  return {
    name: `${folder}-packages`,
    comment: `${folder} may use these packages: ${npm.join(' ') || 'none'}`,
    severity: 'error',
    from: { path: inFolders([folder]), pathNot: TESTS },
    to: { dependencyTypes: node ? kinds : [...kinds, 'core'], ...allowed },
  }
})

module.exports = {
  forbidden: [
    ...folderRules,
    ...packageRules,
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-circular',
      comment: 'Types count too: two files that need each other are one thing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-folder-is-listed',
      comment: 'A folder of src that imports something must have a row in ALLOWED.',
      severity: 'error',
      from: { path: '^src/', pathNot: [inFolders(FOLDERS), ROOT_FILES] },
      to: {},
    },
    {
      name: 'every-imported-folder-is-listed',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: [inFolders(FOLDERS), ROOT_FILES] },
    },
    {
      name: 'no-import-of-tests',
      severity: 'error',
      from: { pathNot: [TESTS, '^e2e/'] },
      to: { path: [TESTS, '^e2e/'] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Type-only imports obey the table as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
