public import UIKit

/// An anchor of any kind, as in Objective-C at run time.
@preconcurrency @MainActor
public protocol ErasedLayoutAnchor: NSObject {}

extension NSLayoutAnchor: ErasedLayoutAnchor {}
