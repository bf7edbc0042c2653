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
};

const struct EmbeddedFile *const migration_files = files;
const int migration_file_count = sizeof files / sizeof *files;

// A failing test prints the digest after a new file.
const char *const migrated_structure_digest =
    "dfbac8ba06d1a162c0c7ff44c1b1af7d709b8d82d4440c8aa5a02014f43ce30e";
