import type { Statement } from '../postgres/pools.js';

const CURSOR_COLUMNS = 'cursorpage, continuation, cursorid';

function firstPage(name: string, sqlFunction: string): Statement {
  return { name, text: `SELECT ${CURSOR_COLUMNS} FROM documentdb_api.${sqlFunction}($1, $2)` };
}

/** Commands that return the first page of a cursor: (database, command). */
export const FIRST_PAGE = {
  find: firstPage('find', 'find_cursor_first_page'),
  aggregate: firstPage('aggregate', 'aggregate_cursor_first_page'),
  listCollections: firstPage('list_collections', 'list_collections_cursor_first_page'),
  listIndexes: firstPage('list_indexes', 'list_indexes_cursor_first_page'),
} as const;

export const GET_MORE: Statement = {
  name: 'get_more',
  text: 'SELECT cursorpage, continuation FROM documentdb_api.cursor_get_more($1, $2, $3)',
};

export const DELETE_CURSORS: Statement = {
  name: 'delete_cursors',
  text: 'SELECT documentdb_api_internal.delete_cursors($1::int8[])',
};

export interface WriteStatements {
  /** (database, command, document sequence) */
  plain: Statement;
  /** The same, and (session id, transaction number): stores the response for a repetition of the same write. */
  recorded: Statement;
}

function write(name: string, call: string, columns: string, firstFree: number): WriteStatements {
  const [session, number] = [`$${firstFree}`, `$${firstFree + 1}`];
  return {
    plain: { name, text: `SELECT ${columns} FROM ${call}` },
    recorded: {
      name: `${name}_recorded`,
      text: `WITH outcome AS (SELECT ${columns} FROM ${call}),
        kept AS (
          INSERT INTO gateway.session_outcome (session_id, txn_number, reply)
          SELECT ${session}::bytea, ${number}::bigint, p_result::bytea FROM outcome
          ON CONFLICT (session_id)
          DO UPDATE SET txn_number = excluded.txn_number, reply = excluded.reply, written_at = now()
        )
        SELECT p_result, p_success FROM outcome`,
    },
  };
}

export const WRITES = {
  insert: write('insert', 'documentdb_api.insert($1, $2, $3, NULL)', 'p_result, p_success', 4),
  update: write('update', 'documentdb_api.update($1, $2, $3, NULL)', 'p_result, p_success', 4),
  delete: write('delete', 'documentdb_api.delete($1, $2, $3, NULL)', 'p_result, p_success', 4),
  findAndModify: write('find_and_modify', 'documentdb_api.find_and_modify($1, $2, NULL)', 'p_result, p_success', 3),
} as const;

export const FIND_OUTCOME: Statement = {
  name: 'find_outcome',
  text: 'SELECT reply FROM gateway.session_outcome WHERE session_id = $1 AND txn_number = $2',
};

/** (session id): the stored number and response of the session, once a concurrent writer has ended. */
export const SETTLE_OUTCOME: Statement = {
  name: 'settle_outcome',
  text: `INSERT INTO gateway.session_outcome AS kept (session_id, txn_number, reply) VALUES ($1, -1, '')
    ON CONFLICT (session_id) DO UPDATE SET written_at = kept.written_at
    RETURNING txn_number, reply`,
};

export const KEEP_OUTCOME: Statement = {
  name: 'keep_outcome',
  text: `INSERT INTO gateway.session_outcome (session_id, txn_number, reply) VALUES ($1, $2, '')
    ON CONFLICT (session_id)
    DO UPDATE SET txn_number = excluded.txn_number, reply = excluded.reply, written_at = now()`,
};

export const FORGET_OUTCOMES: Statement = {
  name: 'forget_outcomes',
  text: `DELETE FROM gateway.session_outcome WHERE written_at < now() - interval '1 hour'`,
};

export const INDEX_NAME: Statement = {
  name: 'index_name',
  text: 'SELECT (index_spec).index_name FROM documentdb_api_catalog.collection_indexes WHERE index_id = $1',
};

function single(name: string, text: string): Statement {
  return { name, text: `SELECT ${text}` };
}

export const SQL = {
  count: single('count', 'document FROM documentdb_api.count_query($1, $2)'),
  distinct: single('distinct', 'document FROM documentdb_api.distinct_query($1, $2)'),
  create: single('create', 'documentdb_api.create_collection_view($1, $2)'),
  drop: single('drop', 'documentdb_api.drop_collection($1, $2)'),
  dropDatabase: single('drop_database', 'documentdb_api.drop_database($1)'),
  rename: single('rename', 'documentdb_api.rename_collection($1)'),
  collMod: single('coll_mod', 'documentdb_api.coll_mod($1, $2, $3)'),
  collStats: single('coll_stats', 'documentdb_api.coll_stats($1, $2, $3)'),
  dbStats: single('db_stats', 'documentdb_api.db_stats($1, $2, false)'),
  listDatabases: single('list_databases', 'documentdb_api.list_databases($1)'),
  createIndexes: single('create_indexes', 'documentdb_api_internal.create_indexes_non_concurrently($1, $2, true)'),
  dropIndexes: { name: 'drop_indexes', text: 'CALL documentdb_api.drop_indexes($1, $2)' },
} as const;
