// A question is made of geometry, devices and languages. Code that reads or writes one needs those types too,
// so that importers and recorders depend on the question alone.
@_exported public import AppLanguages
@_exported public import DeviceCatalog
@_exported public import SnapshotModel
