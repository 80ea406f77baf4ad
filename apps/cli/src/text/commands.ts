/** What the commands say that are not a table. */
import { levelOf, styleOf } from '@broadside/bots';
import { type KeyUnder, type Locale, type SayOf, speaker, texts } from '@broadside/text';
import { commands as en } from './en/commands.ts';
import { commands as ru } from './ru/commands.ts';
import { commands as uk } from './uk/commands.ts';

export const commandText = texts({ en, ru, uk });

export type CommandSay = SayOf<typeof commandText.en>;
export const commandSay = (locale: Locale): CommandSay => speaker(locale, commandText);

/** Whatever has a page of help. */
export type CommandName = KeyUnder<typeof commandText.en, 'command.help'>;

type BotName = KeyUnder<typeof commandText.en, 'command.bot'>;
const isNamed = (bot: string): bot is BotName => Object.hasOwn(commandText.en, `command.bot.${bot}`);

type StyleName = KeyUnder<typeof commandText.en, 'command.style'>;
const isStyle = (style: string | undefined): style is StyleName =>
  style !== undefined && Object.hasOwn(commandText.en, `command.style.${style}`);

/** Our own bots have names in every language; a program goes by its command. */
export function botName(name: string, say: CommandSay): string {
  const level = levelOf(name);
  if (!isNamed(level)) return name;
  const style = styleOf(name);
  const bot = say(`command.bot.${level}`);
  return isStyle(style) ? say('command.styled', { bot, style: say(`command.style.${style}`) }) : bot;
}
