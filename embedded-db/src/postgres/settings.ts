import { connectionString } from './access.js';

export type Durability = 'full' | 'relaxed';

/** Enough for the gateway's pools and for the engine's own jobs. */
const MAX_CONNECTIONS = 120;

/**
 * PostgreSQL's settings, passed on the command line: the data folder contains none of them.
 * @param socketFolder the only place where the server listens
 */
export function serverSettings(
  socketFolder: string,
  dataFolder: string,
  durability: Durability,
): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: String(MAX_CONNECTIONS),
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    io_method: 'sync',
    max_parallel_workers_per_gather: '0',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '256MB',
    synchronous_commit: durability === 'full' ? 'on' : 'off',
    deadlock_timeout: '100ms',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    shared_preload_libraries: 'pg_cron,pg_documentdb_core,pg_documentdb,pg_documentdb_extended_rum',
    // These indexes can be read in order; with the engine's own method, all matches are read and then sorted.
    'documentdb.alternate_index_handler_name': 'extended_rum',
    'cron.database_name': 'postgres',
    // Jobs run inside the server: separate connections would need the password.
    'cron.use_background_workers': 'on',
    'cron.log_run': 'off',
    'cron.log_statement': 'off',
    'documentdb.localhost_connection_string': connectionString(socketFolder, dataFolder),
    // Cursors in files outlive their statement, so that they need no open connection.
    'documentdb.useFileBasedPersistedCursors': 'on',
    'documentdb_core.enableCollation': 'on',
  };
}

export function settingArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
