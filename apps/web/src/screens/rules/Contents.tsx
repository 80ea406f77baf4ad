/** The list of sections: a column beside the text where there is room, else behind a button above it. */
import { Icon } from '@broadside/kit';
import type { RuleSection } from '@broadside/text';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { rulesHref } from '../../shell/rulesAddress.ts';
import { useRulesSay } from '../../text/rules.ts';
import style from './Rules.module.css';

interface ContentsProps {
  readonly game: string;
  readonly sections: readonly RuleSection[];
  /** The section one is reading. */
  readonly current: string | undefined;
}

function SectionLinks({ game, sections, current }: ContentsProps) {
  return (
    <ol className={style.links}>
      {sections.map(({ id, title, blocks }) => {
        const headings = blocks.filter((block) => block.kind === 'heading');
        return (
          <li key={id}>
            <a href={rulesHref(game, id)} aria-current={id === current ? 'true' : undefined}>
              {title}
            </a>
            {headings.length > 0 && (
              <ol>
                {headings.map((heading) => (
                  <li key={heading.id}>
                    <a href={rulesHref(game, heading.id)}>{heading.title}</a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The list follows the reader; the page itself is never moved by it. */
function useFollowing(current: string | undefined) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked link is that of the current section.
  useEffect(() => {
    const list = nav.current?.querySelector('ol');
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    const { top, bottom } = link.getBoundingClientRect();
    const seen = list.getBoundingClientRect();
    if (top < seen.top || bottom > seen.bottom) list.scrollTop += top - seen.top - seen.height / 3;
  }, [current]);
  return nav;
}

export function SideContents(props: ContentsProps) {
  const say = useRulesSay();
  const nav = useFollowing(props.current);
  return (
    <nav ref={nav} data-id="contents" className={style.side} aria-label={say('rules.contents')}>
      <h2>{say('rules.contents')}</h2>
      <SectionLinks {...props} />
    </nav>
  );
}

export function FoldedContents(props: ContentsProps) {
  const say = useRulesSay();
  const [open, setOpen] = useState(false);
  const follow = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  };
  return (
    <details className={style.folded} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="log" size={18} />
        {say('rules.contents')}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only watches the links inside it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above. */}
      <div onClick={follow}>
        <SectionLinks {...props} />
      </div>
    </details>
  );
}
