// Clients get Foundation through this module alone: then the names that both declare (`Timer`,
// `RunLoop`, `NotificationCenter`) mean the simulated ones. Were Foundation re-exported beside it
// by another module, every use of such a name would be ambiguous.
@_exported public import Foundation
