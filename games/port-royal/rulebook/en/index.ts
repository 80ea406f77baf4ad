import type { RulebookParts } from '@broadside/text';
import rules from '../en.md';
import { asked } from './asked.ts';
import { legend } from './legend.ts';
import page from './page.md';

const book: RulebookParts = { page, rules, legend, asked };

export default book;
