/** What the coach says: what stands between ** is printed bold. */
import { createElement, Fragment } from 'react';

export const plain = (text: string): string => text.replaceAll('**', '');

export const Sentence = ({ text }: { readonly text: string }) =>
  createElement(
    Fragment,
    null,
    ...text.split('**').map((part, at) => (at % 2 === 1 ? createElement('b', null, part) : part)),
  );
