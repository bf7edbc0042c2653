import Foundation
import UIKit

/// The active constraints that were made for a view or layout guide.
@MainActor final class ConstraintList {
  private(set) var all: [Constraint] = []

  func add(_ constraint: Constraint) {
    if !all.contains(where: { $0 === constraint }) { all.append(constraint) }
  }

  func remove(_ constraint: Constraint) { all.removeAll { $0 === constraint } }
}

@MainActor private var key: UInt8 = 0

/// Returns the list of a view or layout guide; a new list for nil.
@MainActor func constraints(of owner: AnyObject?) -> ConstraintList {
  guard let owner else { return ConstraintList() }
  if let list = objc_getAssociatedObject(owner, &key) as? ConstraintList { return list }
  let list = ConstraintList()
  objc_setAssociatedObject(owner, &key, list, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  return list
}
