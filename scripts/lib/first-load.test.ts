import { expect, test } from 'vitest'
import { firstLoadOf } from './first-load.mjs'

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/app/motion-features.ts', 'src/features/editor/editor.tsx'],
    css: ['assets/index.css'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'src/app/motion-features.ts': { file: 'assets/motion.js' },
  'src/features/editor/editor.tsx': { file: 'assets/editor.js', css: ['assets/editor.css'] },
}

test('counts shared chunks and unlisted lazy chunks, and leaves out what is loaded on demand', () => {
  expect(firstLoadOf(manifest)).toEqual({
    scripts: ['assets/index.js', 'assets/shared.js', 'assets/motion.js'],
    styles: ['assets/index.css'],
  })
})
