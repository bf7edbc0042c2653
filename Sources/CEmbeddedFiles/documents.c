#include "embedded_files.h"

const char *const SCENARIOS_md = (const char[]){
#embed "../ScenarioModel/SCENARIOS.md" suffix(, 0)
};

const char *const PROJECT_md = (const char[]){
#embed "../scvdb/PROJECT.md" suffix(, 0)
};

const char *const SCHEMA_md = (const char[]){
#embed "../SnapshotStore/SCHEMA.md" suffix(, 0)
};

const char *const PROTOCOL_md = (const char[]){
#embed "../EngineProtocol/PROTOCOL.md" suffix(, 0)
};

const char *const SCALE_md = (const char[]){
#embed "../scvdb/SCALE.md" suffix(, 0)
};
