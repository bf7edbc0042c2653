#include "embedded_files.h"

static const struct EmbeddedFile files[] = {
    {"checkpoint.mustache", (const char[]){
#embed "../Reports/Pages/Parts/checkpoint.mustache" suffix(, 0)
    }},
    {"compared.mustache", (const char[]){
#embed "../Reports/Pages/Parts/compared.mustache" suffix(, 0)
    }},
    {"drift.mustache", (const char[]){
#embed "../Reports/Pages/Parts/drift.mustache" suffix(, 0)
    }},
    {"explain.css", (const char[]){
#embed "../Reports/Pages/Parts/explain.css" suffix(, 0)
    }},
    {"explain.js", (const char[]){
#embed "../Reports/Pages/Parts/explain.js" suffix(, 0)
    }},
    {"explanations.mustache", (const char[]){
#embed "../Reports/Pages/Parts/explanations.mustache" suffix(, 0)
    }},
    {"filters.mustache", (const char[]){
#embed "../Reports/Pages/Parts/filters.mustache" suffix(, 0)
    }},
    {"finding.mustache", (const char[]){
#embed "../Reports/Pages/Parts/finding.mustache" suffix(, 0)
    }},
    {"overview-row.mustache", (const char[]){
#embed "../Reports/Pages/Parts/overview-row.mustache" suffix(, 0)
    }},
    {"overview.mustache", (const char[]){
#embed "../Reports/Pages/Parts/overview.mustache" suffix(, 0)
    }},
    {"page.mustache", (const char[]){
#embed "../Reports/Pages/Parts/page.mustache" suffix(, 0)
    }},
    {"recording.mustache", (const char[]){
#embed "../Reports/Pages/Parts/recording.mustache" suffix(, 0)
    }},
    {"run.mustache", (const char[]){
#embed "../Reports/Pages/Parts/run.mustache" suffix(, 0)
    }},
    {"screen.mustache", (const char[]){
#embed "../Reports/Pages/Parts/screen.mustache" suffix(, 0)
    }},
    {"script.js", (const char[]){
#embed "../Reports/Pages/Parts/script.js" suffix(, 0)
    }},
    {"sheet.mustache", (const char[]){
#embed "../Reports/Pages/Parts/sheet.mustache" suffix(, 0)
    }},
    {"style.css", (const char[]){
#embed "../Reports/Pages/Parts/style.css" suffix(, 0)
    }},
    {"techniques.mustache", (const char[]){
#embed "../Reports/Pages/Parts/techniques.mustache" suffix(, 0)
    }},
    {"thumbnail.mustache", (const char[]){
#embed "../Reports/Pages/Parts/thumbnail.mustache" suffix(, 0)
    }},
    {"thumbnails.mustache", (const char[]){
#embed "../Reports/Pages/Parts/thumbnails.mustache" suffix(, 0)
    }},
    {"timeline.mustache", (const char[]){
#embed "../Reports/Pages/Parts/timeline.mustache" suffix(, 0)
    }},
};

const struct EmbeddedFile *const page_parts = files;
const int page_part_count = sizeof files / sizeof *files;
