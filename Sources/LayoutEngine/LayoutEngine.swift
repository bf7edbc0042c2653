// Clients import Foundation only through this module. So names that both declare (`Timer`,
// `RunLoop`, `NotificationCenter`) refer to the simulated types. If another module also exported
// Foundation, such names would be ambiguous.
@_exported public import Foundation
