// A question consists of geometry, devices and languages. Code that reads or writes questions needs
// those types too. With these exports, importers and recorders depend on this module alone.
@_exported public import AppLanguages
@_exported public import DeviceCatalog
@_exported public import SnapshotModel
