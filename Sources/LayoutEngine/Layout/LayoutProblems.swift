/// The broken rules and the unusable rules of a layout.
struct LayoutProblems {
  var conflicts: [LayoutConflict] = []
  var faults: [LayoutFault] = []
}

/// A required rule that contradicts others and was therefore broken.
struct LayoutConflict {
  var broken: LayoutRule
  var against: [LayoutRule]
}
