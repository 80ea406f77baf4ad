/** How people ask, whatever the game: words that only make a question of it, and what they are led to. */
import type { AskedWords, Locale } from '@broadside/text';

/** Said in questions, and no help in finding the answer. */
const EMPTY_WORDS: Readonly<Record<Locale, string>> = {
  en: `a about after again all am an and any are as at be been but by can cannot can't could did do does doesn't don't for from
    game games get gets go goes had has have he her his how i i'm if in into is isn't it its just many may me mean means mine more much must my need no
    not of off on or our out over own s several she shall should so some somebody someone something t than that the their
    them then there these they thing things this to too up us was we were what what's when where which while who whom
    whose why will between with work works would you your happen happens`,
  ru: `а без бы был была были было быть в вам вас весь во вот все всё всех вы где да для до его ее её если есть еще ещё
    же за зачем и из или им их к как какая какие каким какое какой какую ко когда кого кому кто ли мне много можно мой
    моя мы на надо нам не нет ни но ну нужно о об он она они оно от откуда по под почему при про с сколько со так там
    то тот у уже чего чей чем чему что чтобы эта эти это этот я мои моё моих моего делать будет бывает значит зачем
    меня такое такой такая нужен нужна нужны игра игры игре игру партия партии друг другом другу собой между
    хватит себе себя свой свои свою`,
  uk: `а або аби без би був була були було бути в вам вас ви від він вона вони воно все всі всіх де для до є же з за
    зі и і із й його кого кому коли куди ли лише мені мене мій моя мої моє ми можна на над нам не немає ні навіщо
    ну о об от по під при про є її їх ще що щоб як яка яке який які яку якщо скільки хто чи чий чия чиї чому чого чим
    це цей ця ці та так там те той то треба у уже вже я робити буде буває означає значить себе собі свій свої свою
    потрібно потрібен потрібна потрібне таке такий така гра гри грі гру партія партії між собою`,
};

const ASKED: Readonly<Record<Locale, AskedWords>> = {
  en: {
    same: [
      'begin start starts beginning opening setup set setting',
      'end finish over',
      'first starting',
      'join send sending participate',
      'buy purchase purchases',
      'second same twice two duplicate already another',
      'tie equal even tied',
      'allow allowed permitted legal',
      'choose select pick',
      'reveal flip turn',
      'score scoring points count counted counting tally',
      'rival opponent enemy',
    ],
    leads: { 'win wins winner winning victory': 'points most end wins', 'tie tied': 'tied share' },
  },
  ru: {
    same: [
      'начать начало начинать начинает старт подготовка раскладка',
      'конец окончание закончить заканчивается кончается финал завершение',
      'ничья поровну равенство равный равная равны сравнявшиеся',
      'выбрать выбирать',
      'открыть вскрыть открывать',
      'победить победа выиграть выигрывать побеждать побеждает выигрыш победитель',
      'соперник противник враг',
      'купить покупка покупать',
      'счёт считать считают подсчёт очки',
    ],
    leads: { 'победить выиграть победитель': 'очков побеждает конец' },
  },
  uk: {
    same: [
      'почати початок починати починає старт підготовка розкладка',
      'кінець закінчення закінчити закінчується кінчається фінал завершення',
      'нічия порівну рівність рівний рівна рівні',
      'вибрати вибирати обрати обирати',
      'відкрити розкрити відкривати',
      'перемогти перемога виграти вигравати перемагати перемагає переможе виграш переможець',
      'суперник противник ворог',
      'купити купівля покупка купувати',
      'рахунок рахувати рахують підрахунок очки',
    ],
    leads: { 'перемогти виграти переможець': 'очок перемагає кінець' },
  },
};

const split = (words: string): readonly string[] => words.split(/\s+/);

export const emptyWords = (locale: Locale): ReadonlySet<string> => new Set(split(EMPTY_WORDS[locale]));

export const askedEverywhere = (locale: Locale): AskedWords => ASKED[locale];
