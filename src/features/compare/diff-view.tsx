import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RevisionId } from '../../protocol/revision.ts'
import type { DiffMember, DiffValue } from '../../trace/diff-json.ts'
import { isRequiredIn } from '../../trace/required-fields.ts'

/** Members of a message that stand open from the start; what lies deeper is folded until asked for. */
const OPEN_DEPTH = 2

interface Around {
  /** The other side's revision: it may require what is missing here. */
  readonly otherRevision: RevisionId
  readonly open: ReadonlySet<string>
  readonly toggle: (pointer: string) => void
}

/** A message in the compact spelling of the wire, with what is only here marked and what is only there as a gap. */
export function DiffView(props: { readonly value: DiffValue; readonly otherRevision: RevisionId }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (pointer: string) => {
    const next = new Set(open)
    if (!next.delete(pointer)) next.add(pointer)
    setOpen(next)
  }
  const around: Around = { otherRevision: props.otherRevision, open, toggle }
  return (
    <code className="cmp-json">
      <Value value={props.value} depth={0} around={around} />
    </code>
  )
}

function Value(props: {
  readonly value: DiffValue
  readonly depth: number
  readonly around: Around
}) {
  const t = useTranslations('compare')
  const { value, depth, around } = props
  if (value.kind === 'scalar') return <span className="v">{value.text}</span>
  const [opens, closes] = value.kind === 'object' ? ['{', '}'] : ['[', ']']
  const isFoldable = depth >= OPEN_DEPTH && value.members.length > 0
  if (isFoldable && !around.open.has(value.pointer)) {
    const hasMarks = value.members.some(isTelling)
    return (
      <button
        type="button"
        className={hasMarks ? 'fold telling' : 'fold'}
        aria-expanded={false}
        aria-label={t('unfold', { pointer: value.pointer })}
        onClick={() => around.toggle(value.pointer)}
      >
        {'…'}
      </button>
    )
  }
  return (
    <>
      {isFoldable ? (
        <button
          type="button"
          className="fold"
          aria-expanded={true}
          aria-label={t('fold', { pointer: value.pointer })}
          onClick={() => around.toggle(value.pointer)}
        >
          {opens}
        </button>
      ) : (
        opens
      )}
      {value.members.map((member, index) => (
        <Member
          key={member.pointer}
          member={member}
          depth={depth}
          around={around}
          isLast={isLastWritten(value.members, index)}
        />
      ))}
      {closes}
    </>
  )
}

function Member(props: {
  readonly member: DiffMember
  readonly depth: number
  readonly around: Around
  readonly isLast: boolean
}) {
  const t = useTranslations('compare')
  const { member, depth, around } = props
  if (member.mark === 'ghost') {
    const isRequired = isRequiredIn(around.otherRevision, member.pointer)
    return (
      <span className="cmp-ghost">
        {t(isRequired ? 'ghostRequired' : 'ghost', {
          name: member.key ?? '',
          revision: around.otherRevision,
        })}
      </span>
    )
  }
  return (
    <span className={`cmp-member ${member.mark}`}>
      {member.key === null ? null : (
        <>
          <span className="k">{JSON.stringify(member.key)}</span>:
        </>
      )}
      {member.value ? <Value value={member.value} depth={depth + 1} around={around} /> : null}
      {props.isLast ? '' : ','}
      {member.mark === 'same' ? null : <span className="vh"> {t(member.mark)} </span>}
      <wbr />
    </span>
  )
}

function isTelling({ mark, value }: DiffMember): boolean {
  if (mark !== 'same') return true
  return value !== null && value.kind !== 'scalar' && value.members.some(isTelling)
}

/** Ghosts are not written, so the comma before them would be the writer's mistake. */
function isLastWritten(members: readonly DiffMember[], index: number): boolean {
  return members.slice(index + 1).every(({ mark }) => mark === 'ghost')
}
