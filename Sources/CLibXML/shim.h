#ifndef SCVDB_CLIBXML_SHIM_H
#define SCVDB_CLIBXML_SHIM_H

// libxml2's headers include each other by names that need a search path, so its SAX2 interface is
// declared here. Its functions and structures have not changed since version 2.6.

// The start of xmlError.
struct scvdb_xml_error {
  int domain;
  int code;
};

// xmlSAXHandler. The names of its functions are in the order of parser.h.
struct scvdb_xml_handlers {
  // internalSubset to setDocumentLocator, startDocument, endDocument, startElement, endElement,
  // reference
  void (*unused_declarations[17])(void);
  void (*characters)(void *receiver, const unsigned char *text, int length);
  // ignorableWhitespace to getParameterEntity
  void (*unused_texts[7])(void);
  void (*cdataBlock)(void *receiver, const unsigned char *text, int length);
  void (*unused_subset)(void);
  unsigned int initialized;
  void *unused_data;
  void (*startElementNs)(
      void *receiver, const unsigned char *name, const unsigned char *prefix,
      const unsigned char *uri, int namespace_count, const unsigned char **namespaces,
      int attribute_count, int default_count, const unsigned char **attributes);
  void (*endElementNs)(
      void *receiver, const unsigned char *name, const unsigned char *prefix,
      const unsigned char *uri);
  void (*serror)(void *receiver, const struct scvdb_xml_error *error);
};

// XML_SAX2_MAGIC, for handlers with namespaces.
static const unsigned int scvdb_xml_sax2 = 0xDEEDBEAF;
// XML_PARSE_RECOVER: continues after an error.
static const int scvdb_xml_recover = 1 << 0;
// XML_PARSE_NOENT: replaces references by their characters.
static const int scvdb_xml_replace_references = 1 << 1;
// XML_ERR_DOCUMENT_END; xmlParseChunk also returns it after a complete document.
static const int scvdb_xml_document_end = 5;

struct _xmlParserCtxt;

void xmlInitParser(void);
struct _xmlParserCtxt *xmlCreatePushParserCtxt(
    struct scvdb_xml_handlers *handlers, void *receiver, const char *bytes, int count,
    const char *file);
int xmlCtxtUseOptions(struct _xmlParserCtxt *parser, int options);
int xmlParseChunk(struct _xmlParserCtxt *parser, const char *bytes, int count, int is_last);
void xmlStopParser(struct _xmlParserCtxt *parser);
void xmlFreeParserCtxt(struct _xmlParserCtxt *parser);
int xmlSAX2GetLineNumber(void *parser);
int xmlSAX2GetColumnNumber(void *parser);

#endif
