// A question is made of geometry and devices. Code that reads or writes one needs those types too,
// so that importers and recorders depend on the question alone.
@_exported public import DeviceCatalog
@_exported public import SnapshotModel
