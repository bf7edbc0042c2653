/* Copies the rows of geometry of a database of scvdb into a new database, with one prepared statement
 * in one transaction. The rows are read into memory first.
 *
 *     store_peer FROM TO
 *
 * prints the number of rows, the seconds from the first insert to the end of the transaction, and
 * the seconds of processor time.
 * The table is a copy of the table in FROM; the journal and the synchronization are the same as in scvdb. */

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { COLUMNS = 17 };

struct value {
    int type;
    sqlite3_int64 integer;
    double real;
};

static void check(int code, sqlite3 *db) {
    if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
    fprintf(stderr, "store_peer: %s\n", db ? sqlite3_errmsg(db) : sqlite3_errstr(code));
    exit(2);
}

static void run(sqlite3 *db, const char *sql) { check(sqlite3_exec(db, sql, 0, 0, 0), db); }

static sqlite3 *open_database(const char *file, int flags) {
    sqlite3 *db;
    check(sqlite3_open_v2(file, &db, flags | SQLITE_OPEN_NOMUTEX, 0), 0);
    return db;
}

static sqlite3_stmt *prepare(sqlite3 *db, const char *sql) {
    sqlite3_stmt *statement;
    check(sqlite3_prepare_v2(db, sql, -1, &statement, 0), db);
    return statement;
}

/* Reads all rows in the order of their key, which is the order in which they were written. */
static struct value *read_rows(sqlite3 *db, size_t *count) {
    size_t room = 1 << 16;
    struct value *values = malloc(room * COLUMNS * sizeof *values);
    sqlite3_stmt *select = prepare(db, "SELECT * FROM geometry ORDER BY snapshot_id, position");
    if (sqlite3_column_count(select) != COLUMNS) {
        fprintf(stderr, "store_peer: the table has other columns than expected\n");
        exit(2);
    }
    for (*count = 0; sqlite3_step(select) == SQLITE_ROW; ++*count) {
        if (*count == room) values = realloc(values, (room *= 2) * COLUMNS * sizeof *values);
        for (int i = 0; i < COLUMNS; ++i) {
            struct value *value = &values[*count * COLUMNS + i];
            value->type = sqlite3_column_type(select, i);
            if (value->type == SQLITE_INTEGER) value->integer = sqlite3_column_int64(select, i);
            else value->real = sqlite3_column_double(select, i);
        }
    }
    sqlite3_finalize(select);
    return values;
}

static void create_table(sqlite3 *from, sqlite3 *to) {
    sqlite3_stmt *select = prepare(from, "SELECT sql FROM sqlite_schema WHERE name = 'geometry'");
    check(sqlite3_step(select), from);
    run(to, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    run(to, (const char *)sqlite3_column_text(select, 0));
    sqlite3_finalize(select);
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + now.tv_nsec / 1e9;
}

static void insert_rows(sqlite3 *db, const struct value *values, size_t count) {
    sqlite3_stmt *insert = prepare(
        db, "INSERT INTO geometry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    run(db, "BEGIN IMMEDIATE");
    for (size_t row = 0; row < count; ++row) {
        for (int i = 0; i < COLUMNS; ++i) {
            const struct value *value = &values[row * COLUMNS + i];
            if (value->type == SQLITE_INTEGER) sqlite3_bind_int64(insert, i + 1, value->integer);
            else sqlite3_bind_double(insert, i + 1, value->real);
        }
        check(sqlite3_step(insert), db);
        sqlite3_reset(insert);
    }
    run(db, "COMMIT");
    sqlite3_finalize(insert);
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: store_peer FROM TO\n");
        return 64;
    }
    sqlite3 *from = open_database(argv[1], SQLITE_OPEN_READONLY);
    sqlite3 *to = open_database(argv[2], SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    size_t count;
    struct value *values = read_rows(from, &count);
    create_table(from, to);
    double start = seconds();
    clock_t processor_start = clock();
    insert_rows(to, values, count);
    printf("%zu %f %f\n", count, seconds() - start,
           (double)(clock() - processor_start) / CLOCKS_PER_SEC);
    free(values);
    sqlite3_close(from);
    sqlite3_close(to);
    return 0;
}
