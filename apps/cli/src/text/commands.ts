/** What the commands say that are not a table. */
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

/** Our own bots have names in every language; a program goes by its command. */
export const botName = (bot: string, say: CommandSay): string => (isNamed(bot) ? say(`command.bot.${bot}`) : bot);
