/** Buttons, and links that look like them. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { drawIcon, type IconLike } from '../art/Icon.tsx';
import { cx } from '../cx.ts';
import style from './Button.module.css';

export type ButtonTone = 'primary' | 'plain' | 'ghost' | 'wax';

interface Looks {
  readonly tone?: ButtonTone;
  readonly size?: 'plain' | 'big';
  readonly icon?: IconLike;
  /** As wide as its place. */
  readonly block?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

type AsButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Looks> & {
  readonly href?: undefined;
  readonly ref?: Ref<HTMLButtonElement>;
};
type AsLink = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Looks> & {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
};
export type ButtonProps = Looks & (AsButton | AsLink);

const isLink = (rest: AsButton | AsLink): rest is AsLink => rest.href !== undefined;

const classOf = (tone: ButtonTone, big: boolean, block: boolean, className?: string) =>
  cx(style.button, style[tone], big && style.big, block && style.block, className);

export function Button({
  tone = 'plain',
  size = 'plain',
  icon,
  block = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = classOf(tone, size === 'big', block, className);
  const inside = (
    <>
      {icon !== undefined && drawIcon(icon)}
      {children !== undefined && <span>{children}</span>}
    </>
  );
  if (isLink(rest))
    return (
      <a className={classes} {...rest}>
        {inside}
      </a>
    );
  return (
    <button type="button" className={classes} {...rest}>
      {inside}
    </button>
  );
}

export type IconButtonProps = Omit<Looks, 'icon' | 'children' | 'block'> & {
  readonly icon: IconLike;
  /** What it does: its name for those who do not see the icon, and its hint for those who do. */
  readonly label: string;
} & (AsButton | AsLink);

export function IconButton({ icon, label, tone = 'ghost', size = 'plain', className, ...rest }: IconButtonProps) {
  const named = {
    'aria-label': label,
    title: label,
    className: cx(classOf(tone, size === 'big', false, className), style.icon),
  };
  const drawn = drawIcon(icon, 22);
  if (isLink(rest))
    return (
      <a {...named} {...rest}>
        {drawn}
      </a>
    );
  return (
    <button type="button" {...named} {...rest}>
      {drawn}
    </button>
  );
}
