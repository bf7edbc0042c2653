// What rewritten sources call, beside UIKit.
@_exported public import UIKit
