/** What a table is to the page: the authority's own words for it. */
export type {
  Acted,
  Driver,
  Entry,
  Hint,
  HintLine,
  Keeping,
  Library,
  Line,
  Moment,
  NewTable,
  SeatSetup,
  TableCard,
  Update,
} from "@chronarium/authority";
