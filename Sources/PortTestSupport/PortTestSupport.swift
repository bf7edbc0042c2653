// What rewritten tests call, beside UIKit. XCTest is not exported: it would bring Foundation with
// it, whose names the simulated ones would then not hide.
@_exported public import PortSupport
