/**
 * Statements that are written with Kysely and compiled once. The file is asked at once, without a promise between two
 * statements of one request (decision 0019).
 */
import {
  type Compilable,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Schema } from "./schema.ts";

export type Values = Readonly<Record<string, string | number | null>>;
/** A statement that is given values by name, and answers rows. */
export interface Plan<Given extends Values, Row> {
  readonly sql: string;
  /** In the order of the statement's question marks. */
  readonly names: readonly (keyof Given & string)[];
  /** Only for the compiler: what one row is. */
  readonly row?: Row;
}

export const query: Kysely<Schema> = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Stands for a value while a statement is compiled. */
class Named {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export function plan<Given extends Values, Row>(build: (given: Given) => Compilable<Row>): Plan<Given, Row> {
  const given = new Proxy({}, { get: (_, name) => new Named(String(name)) });
  const { sql: text, parameters } = build(given as Given).compile();
  const names = parameters.map((parameter) => {
    if (parameter instanceof Named) return parameter.name;
    throw new Error(`A plan has only values that are given: ${text}`);
  });
  return { sql: text, names };
}

export const valuesOf = <Given extends Values>(plan: Plan<Given, unknown>, given: Given): Values[string][] =>
  plan.names.map((name) => given[name] ?? null);
