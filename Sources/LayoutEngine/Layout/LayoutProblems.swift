/// What had to be broken, and what could not be laid out.
struct LayoutProblems {
  var conflicts: [LayoutConflict] = []
  var faults: [LayoutFault] = []
}

/// A required rule that contradicts others and was therefore broken.
struct LayoutConflict {
  var broken: LayoutRule
  var against: [LayoutRule]
}
