#ifndef SCVDB_CHARFBUZZ_SHIM_H
#define SCVDB_CHARFBUZZ_SHIM_H

// The headers include each other by quoted names, so no search path is needed.
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>

#endif
