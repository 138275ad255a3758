export { Authority, type Host, type News, type Patience, type Scene } from "./authority.ts";
export { answerJob } from "./bot-answer.ts";
export type { ChatLine, ChatRoom, Note, NoteLine, SaidLine } from "./chat-lines.ts";
export { Client } from "./client.ts";
export type { Chance, Clock } from "./clock.ts";
export { difference } from "./difference.ts";
export { Hashes } from "./digest.ts";
export {
  type Finished,
  type Folder,
  foldPast,
  foldRecord,
  type PastJob,
  type RecordJob,
  type VerifyJob,
  verifyStored,
} from "./fold.ts";
export {
  type FileCalls,
  fileReaders,
  fileText,
  foldInThread,
  MOST_STEPS,
  openGameFile,
  readGameFile,
  readInThread,
} from "./game-file.ts";
export { tooSlow } from "./guard.ts";
export { isInteger, isObject, isText } from "./guards.ts";
export { KeptStore } from "./kept-store.ts";
export type { EntryRow, LoggedEntry } from "./log.ts";
export { MemoryStore } from "./memory-store.ts";
export {
  type BackAsked,
  type ClockRule,
  type DaysOff,
  isPartyId,
  type Lent,
  type LobbyCard,
  type OwnTable,
  type Party,
  type PartyCalls,
  type PartyClock,
  type PartySeat,
  type PartySetup,
  type Presence,
  type TimeChoice,
  type TimeUp,
} from "./party-protocol.ts";
export { failParty, type PartyCode, partyRefusal, partyRefusalsEn } from "./party-refusals.ts";
export { partyRefusalsFr } from "./party-refusals-fr.ts";
export type { PackedPast, Past } from "./past.ts";
export type {
  Account,
  Device,
  GameRating,
  History,
  Me,
  NoticeKind,
  NoticeSettings,
  Passkey,
  PeopleCalls,
  PlayedGame,
  PlayedSeat,
  Profile,
  RatingChange,
  RatingPoint,
} from "./people-protocol.ts";
export { failPeople, type PeopleCode, peopleRefusalsEn } from "./people-refusals.ts";
export { peopleRefusalsFr } from "./people-refusals-fr.ts";
export { type LibraryNews, PROTOCOL, type TableCalls, TOPICS, type Told, type WorkNews } from "./protocol.ts";
export { tableReaders } from "./read-calls.ts";
export { partyReaders } from "./read-party-calls.ts";
export { peopleReaders } from "./read-people-calls.ts";
export {
  DriverError,
  driverRefusal,
  driverRefusalsEn,
  fail,
  refusalOf,
} from "./refusals.ts";
export { driverRefusalsFr } from "./refusals-fr.ts";
export type { Rights } from "./rights.ts";
export type { Standing, StoredTable, TableRow } from "./rows.ts";
export {
  answerCalls,
  Caller,
  type Connection,
  type Handlers,
  inProcess,
  type Port,
  type Readers,
  say,
} from "./rpc.ts";
export { sceneTable } from "./scene-table.ts";
export { PASSPHRASE_LETTERS, SEALED_FORMAT } from "./sealed-file.ts";
export { serve, tablesFor, type Visitor } from "./serve.ts";
export type { Session } from "./session.ts";
export { commitmentTo, type Shares, vouchedShares } from "./shares.ts";
export { type Committed, type Label, type ListedTable, labelled, type Store, StoreEmptied } from "./store.ts";
export {
  type BotAnswer,
  type BotCalls,
  type BotJob,
  botReaders,
  type Thinker,
  type Thought,
  ThreadThinker,
} from "./thinker.ts";
export type {
  Acted,
  Driver,
  Entry,
  Hint,
  HintLine,
  Imported,
  Keeping,
  Library,
  Line,
  Moment,
  NewTable,
  SeatSetup,
  Seen,
  Spoken,
  TableCard,
  Update,
} from "./types.ts";
export { openWatched } from "./watch.ts";
