/** From a reason to its rule: whoever frames the screens says where a clause is to be read. */
import { createContext, type ReactNode, useContext } from 'react';
import { Icon } from './art/Icon.tsx';
import style from './clauses.module.css';
import { cx } from './cx.ts';
import { useKitSay } from './speech.tsx';

/** The address of a clause; undefined if no rulebook has it. */
export type ClauseHref = (clause: string) => string | undefined;

const ClauseContext = createContext<ClauseHref>(() => undefined);

export function ClauseLinks({ href, children }: { readonly href: ClauseHref; readonly children: ReactNode }) {
  return <ClauseContext value={href}>{children}</ClauseContext>;
}

interface ClauseLinkProps {
  readonly clause: string;
  /** What the link says to those who need not know the id of the rule. */
  readonly words?: string;
  readonly className?: string;
}

/** The id of a rule, or words instead, as a link to it; nothing for a clause that no rulebook has. */
export function ClauseLink({ clause, words, className }: ClauseLinkProps) {
  const say = useKitSay();
  const href = useContext(ClauseContext)(clause);
  if (href === undefined) return null;
  return (
    <a
      data-id={`rule:${clause}`}
      className={cx(style.clause, className)}
      href={href}
      title={words === undefined ? undefined : clause}
    >
      <Icon name="book" size={16} />
      {words ?? (
        <>
          <span className="sr">{say('kit.clause')} </span>
          <code>{clause}</code>
        </>
      )}
    </a>
  );
}
