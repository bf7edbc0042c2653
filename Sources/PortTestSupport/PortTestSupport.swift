// The declarations that rewritten tests use beside UIKit. XCTest is not exported, because it would
// also export Foundation, and the simulated declarations would not hide Foundation's names.
@_exported public import PortSupport
