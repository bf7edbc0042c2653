// The text files inside the programs, as C strings. A program then needs no file beside it.
//
// Swift's compiler takes half a minute longer for the same bytes in array literals.

struct EmbeddedFile {
  // The file's name without its folder.
  const char *_Nonnull name;
  const char *_Nonnull text;
};

// The files of `Migrations`, in order.
extern const struct EmbeddedFile *const _Nonnull migration_files;
extern const int migration_file_count;
// The statements of a database's schema after all migrations.
extern const char *const _Nonnull migrated_schema;
// The digest of a database's structure after all migrations.
extern const char *const _Nonnull migrated_structure_digest;

// The templates, styles and scripts of pages.
extern const struct EmbeddedFile *const _Nonnull page_parts;
extern const int page_part_count;

// The documents that `scvdb help` prints.
extern const char *const _Nonnull SCENARIOS_md;
extern const char *const _Nonnull PROJECT_md;
extern const char *const _Nonnull SCHEMA_md;
extern const char *const _Nonnull PROTOCOL_md;
extern const char *const _Nonnull SCALE_md;

// The tables of glyphs: San Francisco, then the other typefaces.
extern const char *const _Nonnull Advances_txt;
extern const char *const _Nonnull Kerning_txt;
extern const char *const _Nonnull Barlow_txt;
extern const char *const _Nonnull FiraSans_txt;
extern const char *const _Nonnull Futura_txt;
extern const char *const _Nonnull HelveticaNeue_txt;
extern const char *const _Nonnull Inter_txt;
extern const char *const _Nonnull Lato_txt;
extern const char *const _Nonnull LiberationSans_txt;
extern const char *const _Nonnull LiberationSerif_txt;
extern const char *const _Nonnull Montserrat_txt;
extern const char *const _Nonnull Mulish_txt;
extern const char *const _Nonnull Nunito_txt;
extern const char *const _Nonnull NunitoSans_txt;
extern const char *const _Nonnull OpenSans_txt;
extern const char *const _Nonnull Oswald_txt;
extern const char *const _Nonnull P052_txt;
extern const char *const _Nonnull PTSans_txt;
extern const char *const _Nonnull PlayfairDisplay_txt;
extern const char *const _Nonnull Poppins_txt;
extern const char *const _Nonnull Quicksand_txt;
extern const char *const _Nonnull Raleway_txt;
extern const char *const _Nonnull Roboto_txt;
extern const char *const _Nonnull RobotoCondensed_txt;
extern const char *const _Nonnull Rubik_txt;
extern const char *const _Nonnull SourceSansPro_txt;
extern const char *const _Nonnull TitilliumWeb_txt;
extern const char *const _Nonnull URWGothic_txt;
extern const char *const _Nonnull WorkSans_txt;
