#ifndef SCVDB_ICU_WITHOUT_DATA_H
#define SCVDB_ICU_WITHOUT_DATA_H

/// The beginning of a package of ICU data and its table of contents, as ICU's
/// own stubdata.cpp declares them.
struct icu_data_package {
  unsigned short header_size;
  unsigned char magic[2];
  unsigned short info_size;
  unsigned short reserved;
  unsigned char is_big_endian;
  unsigned char character_family;
  unsigned char unit_size;
  unsigned char also_reserved;
  unsigned char format[4];
  unsigned char format_version[4];
  unsigned char data_version[4];
  unsigned char padding[8];
  unsigned entry_count;
  unsigned entry_padding;
  int entries[4];
};

#endif
