import { Button } from '../ui/index.ts'

interface NoticeProps {
  title: string
  /** What to do about it. */
  hint: string
  action?: string
  onAction?: () => void
}

/** What stands in the place of a list that has nothing to show. */
export function Notice({ title, hint, action, onAction }: NoticeProps) {
  return (
    <div className="voice-notice" part="notice">
      <h2>{title}</h2>
      <p>{hint}</p>
      {action ? (
        <Button variant="primary" onClick={onAction}>
          {action}
        </Button>
      ) : null}
    </div>
  )
}
