#include "ICUWithoutData.h"

// Where Foundation is linked statically it brings 34 MB of ICU data: names and
// rules for the languages of the world, more than all else in the tools. They
// format no dates and numbers for readers and sort by no language, so a package
// of data without entries replaces it: a symbol of an object file takes
// precedence over the one in the toolchain's library. ICU looks its package up
// by version. One that is not listed here costs the 34 MB and nothing else.

#define PACKAGE(version)                                                       \
  __attribute__((aligned(16))) const struct icu_data_package                   \
      icudt##version##_dat = {                                                 \
          .header_size = 32,                                                   \
          .magic = {0xda, 0x27},                                               \
          .info_size = 20,                                                     \
          .is_big_endian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,             \
          .unit_size = 2,                                                      \
          .format = {'T', 'o', 'C', 'P'},                                      \
          .format_version = {1},                                               \
  }

PACKAGE(72);
PACKAGE(74);
PACKAGE(76);
PACKAGE(78);
