public import UIKit

/// An anchor of any kind, as Objective-C knows it at run time.
@preconcurrency @MainActor
public protocol ErasedLayoutAnchor: NSObject {}

extension NSLayoutAnchor: ErasedLayoutAnchor {}
