/** Each is done once, in its order; `user_version` says how many were. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (id TEXT PRIMARY KEY, row TEXT NOT NULL) STRICT;
   CREATE TABLE entries (id TEXT NOT NULL, version INTEGER NOT NULL, text TEXT NOT NULL, checkpoints TEXT,
     PRIMARY KEY (id, version)) STRICT, WITHOUT ROWID;
   CREATE TABLE talk (id TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL,
     PRIMARY KEY (id, n)) STRICT, WITHOUT ROWID;
   CREATE TABLE parties (id TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
   CREATE TABLE notes (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;`,
  `CREATE TABLE people (kind TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL,
     PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;`,
  // What every move changes apart from what stays.
  `CREATE TABLE standings (id TEXT PRIMARY KEY, version INTEGER NOT NULL, text TEXT NOT NULL) STRICT, WITHOUT ROWID;
   INSERT INTO standings SELECT id, row ->> '$.standing.version', row -> '$.standing' FROM tables
     WHERE json_valid(row) AND json_type(row, '$.standing.version') = 'integer';
   UPDATE tables SET row = json_set(row, '$.standing', null) WHERE id IN (SELECT id FROM standings);`,
  // A row of its own beside its key: a tree of rows this long has few on a page, and a move wrote a third more pages.
  `CREATE TABLE standings_by_row (id TEXT PRIMARY KEY, version INTEGER NOT NULL, text TEXT NOT NULL) STRICT;
   INSERT INTO standings_by_row SELECT id, version, text FROM standings;
   DROP TABLE standings;
   ALTER TABLE standings_by_row RENAME TO standings;`,
];
