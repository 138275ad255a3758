export { type AnyRulesAtWork, citedBy, each, placesOf, type RulesAtWork } from "./at-work.ts";
export { canonicalJson, stateHash, whereNotJson } from "./canonical.ts";
export { commitment } from "./commitment.ts";
export type {
  Advice,
  AnyOpenRules,
  AnyRules,
  AnySealedRules,
  AnyTableRules,
  AnyThinkingRules,
  Because,
  CommonRules,
  Course,
  GameEvent,
  Json,
  Odds,
  OpenAct,
  OpenRules,
  Refusal,
  Result,
  RivalResult,
  Rules,
  Sealed,
  SealedAct,
  SealedRules,
  SealedTurn,
  Seat,
  SeatRange,
  SeatResult,
  Seed,
  TableRules,
  ThinkingRules,
  TurnAdvice,
  Viewer,
} from "./contract.ts";
export {
  type Proof,
  type RuleCoverage,
  type RuleRegister,
  type RuleRow,
  ruleCoverage,
  ruleIds,
  unknownRules,
} from "./coverage.ts";
export {
  type Example,
  exampleFault,
  exampleMatch,
  exampleOf,
  exampleRefusal,
  type ReadExamples,
  readExamples,
} from "./example.ts";
export { type Explained, type Explainer, explainTurn, type Reason } from "./explain.ts";
export { type Verified, type Vouched, verifyMatch } from "./fair.ts";
export { fairText } from "./fair-text.ts";
export { type Cut, type Foreseen, foresee, type SureStep } from "./foresee.ts";
export { ofName } from "./french.ts";
export { type JsonText, parseJson } from "./json-text.ts";
export { type EventPattern, type Lesson, type LessonProblem, type LessonStep, readLesson } from "./lesson.ts";
export {
  LEARNER,
  type LessonAct,
  type LessonScene,
  lessonMatch,
  noteFor,
  type PlayedLesson,
  playLesson,
  reaches,
} from "./lesson-play.ts";
export { type LessonWords, lessonWordFaults, type StepWords } from "./lesson-words.ts";
export {
  type Acted,
  type AnyMatch,
  type Beginning,
  type HeardEntry,
  Match,
  type NewMatch,
  newMatch,
  type Refused,
  type Seen,
  SNAPSHOT_EVERY,
  type Undone,
} from "./match.ts";
export { givenFor } from "./merged.ts";
export { type Budget, type LastSound, type Opened, openMatch } from "./open.ts";
export { cleaned, printable, UNPRINTABLE } from "./printable.ts";
export { proofOfTest, proofOfTranscript } from "./proof.ts";
export {
  type AnyPuzzleGoal,
  layPuzzle,
  type Puzzle,
  type PuzzleGoal,
  type PuzzleWay,
  type PuzzleWords,
  puzzleFault,
  puzzleMatch,
  type ReadPuzzles,
  readPuzzles,
  type Searched,
  SOLVER,
  searchTurn,
} from "./puzzle.ts";
export { type ActionTable, type ReadAction, type ReadOptions, readAction, readOptions } from "./read.ts";
export {
  type BotSeats,
  type Checkpoint,
  type LogEntry,
  MATCH_FORMAT,
  MAX_NAME,
  MAX_RECORD_BYTES,
  type MatchRecord,
  type Parent,
} from "./record.ts";
export { imaginedRng, nextInt, type Rng, scripted, seedRng, shuffled } from "./rng.ts";
export { type Chapter, type Paragraph, paragraphsFor, type Rulebook, type Said } from "./rulebook.ts";
export { type Loaded, loadText, parseSave, saveText } from "./save.ts";
export { grantedWords, type SealedMoment, sealedMoment, type Words } from "./sealed.ts";
export { seatsAllowed } from "./seats.ts";
export { openSeen, SEEN_FORMAT, type SeenRecord, seenRecord, seenText } from "./seen.ts";
export { sha256 } from "./sha256.ts";
export { kernelRefusal } from "./shape.ts";
export { type Choice, chooseAtRandom, type Played, playRandom, type Step } from "./simulate.ts";
export type { ActionField, ActionSpec, OptionField, OptionSpec } from "./spec.ts";
export { type ReadShape, readByShape, type StateShape, shape } from "./state-shape.ts";
export { kernelRefusalText, type RefusalText, refusalInWords } from "./text.ts";
export { kernelTextEn } from "./text-en.ts";
export { kernelTextFr } from "./text-fr.ts";
export type { KernelText } from "./text-types.ts";
export {
  type ParsedTranscript,
  parseTranscript,
  runTranscript,
  type Transcript,
  TranscriptError,
  type TranscriptProblem,
  type TranscriptRun,
  type TranscriptStep,
} from "./transcript.ts";
export { unreachable } from "./unreachable.ts";
export { parseOptions, parseSeat, parseWords, splitWords, writeWords } from "./words.ts";
