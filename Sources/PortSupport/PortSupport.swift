// The declarations that rewritten sources use beside UIKit.
@_exported public import UIKit
