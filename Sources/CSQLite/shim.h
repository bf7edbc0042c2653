#ifndef SCVDB_CSQLITE_SHIM_H
#define SCVDB_CSQLITE_SHIM_H

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

// Swift sees neither C's variadic functions nor macros that cast, nor all of
// the system's headers, so the few that the store needs are given plain
// functions here.

/// SQLITE_TRANSIENT: SQLite copies the bytes before the call returns.
static inline sqlite3_destructor_type scvdb_sqlite_transient(void) {
  return SQLITE_TRANSIENT;
}

/// Omits SQLite's statistics of its memory, see SQLITE_CONFIG_MEMSTATUS. Only
/// possible before the first connection.
static inline int scvdb_sqlite_omit_statistics(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Switches one boolean option of a connection, see sqlite3_db_config.
static inline int scvdb_sqlite_db_config(sqlite3 *db, int option, int value) {
  int current = 0;
  return sqlite3_db_config(db, option, value, &current);
}

// The table of prepared rows, see PreparedRowTable.swift. SQLite asks for each
// value with a call; in C, it takes half the time.

/// A value: the raw value of its FactCells.Kind, and its word.
struct scvdb_cell {
  unsigned char kind;
  sqlite3_uint64 word;
};

/// The table of a connection; `source` is the object in Swift.
struct scvdb_row_table {
  sqlite3_vtab base;
  void *source;
};

/// A position in the table, with the addresses of a part's values.
struct scvdb_row_cursor {
  sqlite3_vtab_cursor base;
  void *source;
  /// The number of the part, and of its rows that are left.
  long part, rows;
  /// The number of cells in a row, and the cells of the present row.
  long width;
  const struct scvdb_cell *cells;
  /// The texts and blobs of the part, and its ids.
  const char *bytes;
  const sqlite3_int64 *ids;
};

/// Gives SQLite the value of a column in the present row.
static inline int scvdb_row_value(sqlite3_vtab_cursor *base,
                                  sqlite3_context *context, int column) {
  const struct scvdb_row_cursor *cursor =
      (const struct scvdb_row_cursor *)base;
  const sqlite3_uint64 word = cursor->cells[column].word;
  // Without any byte, a part has no address, which would give null.
  const char *bytes = cursor->bytes ? cursor->bytes + (word >> 32) : "";
  const int count = (int)(word & 0xFFFFFFFF);
  double real;
  switch (cursor->cells[column].kind) {
  case 0: // null
    sqlite3_result_null(context);
    break;
  case 2: // real
    memcpy(&real, &word, sizeof real);
    sqlite3_result_double(context, real);
    break;
  case 3: // text
    sqlite3_result_text(context, bytes, count, SQLITE_STATIC);
    break;
  case 4: // blob
    sqlite3_result_blob(context, bytes, count, SQLITE_STATIC);
    break;
  case 6: // localID
    sqlite3_result_int64(context, cursor->ids[word]);
    break;
  default: // integer, id
    sqlite3_result_int64(context, (sqlite3_int64)word);
  }
  return SQLITE_OK;
}

/// The magic number of the type of file system that a file lies on, see
/// statfs(2); 0 where it cannot be determined.
static inline unsigned scvdb_file_system_type(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0 ? (unsigned)status.f_type : 0;
}

/// Renames a file where nothing has the new name; 0, or -1 with `errno`, which
/// is EEXIST where something has.
static inline int scvdb_rename_exclusively(const char *old_path,
                                           const char *new_path) {
  const unsigned no_replace = 1; // RENAME_NOREPLACE of renameat2(2)
  if (syscall(SYS_renameat2, AT_FDCWD, old_path, AT_FDCWD, new_path,
              no_replace) == 0) {
    return 0;
  }
  // Not every file system has it; a second name is as exclusive.
  if (errno != EINVAL && errno != ENOSYS) return -1;
  if (link(old_path, new_path) != 0) return -1;
  return unlink(old_path);
}

#endif
