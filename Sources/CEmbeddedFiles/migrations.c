#include "embedded_files.h"

static const struct EmbeddedFile files[] = {
    {"0001_recordings.sql", (const char[]){
#embed "../../Migrations/0001_recordings.sql" suffix(, 0)
    }},
    {"0002_plans.sql", (const char[]){
#embed "../../Migrations/0002_plans.sql" suffix(, 0)
    }},
    {"0003_answers.sql", (const char[]){
#embed "../../Migrations/0003_answers.sql" suffix(, 0)
    }},
    {"0004_geometry.sql", (const char[]){
#embed "../../Migrations/0004_geometry.sql" suffix(, 0)
    }},
    {"0005_explanations.sql", (const char[]){
#embed "../../Migrations/0005_explanations.sql" suffix(, 0)
    }},
    {"0006_drift.sql", (const char[]){
#embed "../../Migrations/0006_drift.sql" suffix(, 0)
    }},
    {"0007_count_omissions.sql", (const char[]){
#embed "../../Migrations/0007_count_omissions.sql" suffix(, 0)
    }},
    {"0008_store_texts.sql", (const char[]){
#embed "../../Migrations/0008_store_texts.sql" suffix(, 0)
    }},
    {"0009_estimate_texts.sql", (const char[]){
#embed "../../Migrations/0009_estimate_texts.sql" suffix(, 0)
    }},
};

const struct EmbeddedFile *const migration_files = files;
const int migration_file_count = sizeof files / sizeof *files;

static const char schema[] = {
#embed "schema.sql" suffix(, 0)
};
const char *const migrated_schema = schema;

// A failing test prints the digest after a new file.
const char *const migrated_structure_digest =
    "b8aaaf2ef85fe9daab7ec51e55fb9df05aa1deb8bd9542f5f43dea8c1a298731";
