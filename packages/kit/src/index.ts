/** UI components of a table: tokens, parts and the contract every game's screen keeps. Styles come with `style.css`. */

export { percent } from '@broadside/text';
export { FlightLayer, type FlightLayerProps } from './animation/FlightLayer.tsx';
export { factorOf } from './animation/pace.ts';
export type { Call, TimelineStep } from './animation/queue.ts';
export { type Timeline, type TimelineOptions, useTimeline } from './animation/useTimeline.ts';
export { BRAND_PATHS, Brand, BrandMark, type BrandProps } from './art/Brand.tsx';
export { Cover, type CoverProps, EmptyChart } from './art/Cover.tsx';
export { Die, type DieProps } from './art/Die.tsx';
export { Drawing, type DrawingProps } from './art/Drawing.tsx';
export {
  type DieCut,
  type DieOwner,
  type DiePips,
  type DieValue,
  dieCut,
  diePips,
  dieTint,
  dieTrace,
} from './art/dieMarking.ts';
export { hatch, type Point, sky, waves } from './art/engraving.ts';
export { drawIcon, Icon, type IconLike, type IconName, type IconProps, isIconName } from './art/Icon.tsx';
export { Medallion, type MedallionProps } from './art/Medallion.tsx';
export { CompassRose, Rhumbs, Rose, type RoseProps } from './art/Rhumbs.tsx';
export { polar, round, steps } from './art/rose.ts';
export { standingFacts, titleHolder } from './awards.ts';
export {
  type BadgeFacts,
  type BadgeRules,
  type BadgeShelf,
  type BadgeWords,
  earnedBy,
  eventsOf,
  hasWon,
  type MedalField,
  type NextGoal,
  type NextStep,
  ownEventsOf,
  type PlayedBefore,
  type ResultRules,
} from './badges.ts';
export { type Buttons, buttonsOf } from './buttons.ts';
export { CoinBadge, PillBadge, PointsBadge, PriceBadge, type PriceBadgeProps } from './card/Badge.tsx';
export { Card, type CardProps, type CardSize } from './card/Card.tsx';
export { CardBack, type CardBackProps } from './card/CardBack.tsx';
export { Pile, type PileProps } from './card/Pile.tsx';
export { Zone, type ZoneProps } from './card/Zone.tsx';
export { type Bar, type Bars, barsOf, type Segment, stepsOf } from './charts/bars.ts';
export { PointsGraph, type PointsGraphProps } from './charts/PointsGraph.tsx';
export { ScoreBars, type ScoreBarsProps } from './charts/ScoreBars.tsx';
export { ScoreSheet, type ScoreSheetProps, type SheetRow } from './charts/ScoreSheet.tsx';
export { gather, isLegal } from './choosing.ts';
export { type ClauseHref, ClauseLink, ClauseLinks } from './clauses.tsx';
export { Button, type ButtonProps, type ButtonTone, IconButton, type IconButtonProps } from './controls/Button.tsx';
export {
  Field,
  type FieldProps,
  Select,
  type SelectOption,
  type SelectProps,
  Switch,
  type SwitchProps,
} from './controls/Field.tsx';
export {
  ChartFrame,
  Ground,
  Panel,
  type PanelProps,
  Seal,
  Tag,
  type TagProps,
} from './controls/Paper.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './controls/Segmented.tsx';
export { cx } from './cx.ts';
export { drawEach } from './drawEach.ts';
export type * from './gameUI.ts';
export type * from './help.ts';
export { type Hotkeys, keyNames, useHotkeys, useKeyboardInUse } from './keys.ts';
export type { Marked } from './marked.ts';
export { clockwiseAfter, frameNamed, frameOf, seatAtBottom } from './moment.ts';
export { Confirm, type ConfirmProps } from './overlay/Confirm.tsx';
export { Curtain, type CurtainProps } from './overlay/Curtain.tsx';
export { announce, LiveRegion } from './overlay/LiveRegion.tsx';
export { Notices, Toast, type ToastProps } from './overlay/Notices.tsx';
export { dismiss, type Notice, type NoticeOptions, type NoticeTone, notify } from './overlay/notices.ts';
export { Sheet, type SheetProps } from './overlay/Sheet.tsx';
export { usePressGuard } from './pressGuard.ts';
export { type Roving, useRoving } from './roving.ts';
export {
  type SeatArms,
  SeatEmblem,
  type SeatEmblemProps,
  SeatName,
  type SeatNameProps,
  seatArms,
  seatStyle,
} from './seats/Seat.tsx';
export {
  applySettings,
  changeSettings,
  currentSettings,
  RESPONSE_TIMEOUTS,
  type Settings,
  SPEEDS,
  type Speed,
  shownTheme,
  THEMES,
  type Theme,
  useSettings,
} from './settings.ts';
export { coinSound, playSound, readySound, type Sound } from './sound/index.ts';
export { SpeechProvider, type SpeechProviderProps, useLocale, useSay } from './speech.tsx';
export { ActionBar, type ActionBarProps } from './table/ActionBar.tsx';
export { ChoiceButton, type ChoiceButtonProps } from './table/ChoiceButton.tsx';
export { Fig, type FigProps, Meter, type MeterProps } from './table/Figures.tsx';
export {
  LogButton,
  type LogEntry,
  LogPanel,
  type LogPanelProps,
  LogSheet,
  LogStrip,
  type LogStripProps,
} from './table/Log.tsx';
export { isReaction, REACTIONS, type ReactionName } from './table/Reactions.tsx';
export { TableFrame, type TableFrameProps } from './table/TableFrame.tsx';
export { Talk, type TalkMessage, type TalkProps, TalkSheet, type TalkSheetProps } from './table/Talk.tsx';
export { TalkStrip, type TalkStripProps } from './table/TalkStrip.tsx';
export { AppBar, type AppBarProps, TableBar, type TableBarProps, TopBar, type TopBarProps } from './table/TopBar.tsx';
export { UndoButtons, type UndoButtonsProps } from './table/UndoButtons.tsx';
export { type KitSay, kitText } from './text/index.ts';
export { useMedia, useReducedMotion, useWide } from './useMedia.ts';
export { useStop } from './useStop.ts';
