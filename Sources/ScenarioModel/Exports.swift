// A question is made of geometry and devices. Whoever reads or writes one needs those words too,
// so that importers and recorders depend on the question alone.
@_exported public import DeviceCatalog
@_exported public import SnapshotModel
