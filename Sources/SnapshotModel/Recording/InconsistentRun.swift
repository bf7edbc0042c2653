package import LayoutVocabulary

/// The reason why an answer is not a valid run.
///
/// Anyone can write an engine, so answers are checked before they are stored.
package enum InconsistentRun: Error, Equatable, Sendable {
  /// The index of a step is negative or not greater than the previous one.
  case stepOutOfOrder(index: Int)
  /// An event, such as a push, belongs to a step that the run does not have.
  case unknownStep(event: String, step: Int)
  /// An event follows an event of a later step.
  case eventOutOfOrder(event: String, step: Int)
  /// An event has no cause, unlike others, or not exactly the keyboard notifications have keyboard
  /// frames.
  case incompleteEvent(name: String, step: Int)
  case repeatedCheckpoint(name: String)
  case repeatedView(path: ViewPath, checkpoint: String)
  /// An estimate refers to a view that no checkpoint contains.
  case estimateOfUnknownView(path: ViewPath)
  case repeatedEstimate(path: ViewPath)
  /// An omission count is not positive, or is not in order.
  case misplacedOmission(screen: String, type: String)
  /// An element refers to a view that its checkpoint does not contain.
  case elementOfUnknownView(path: ViewPath, checkpoint: String)
  /// The traits of an element are not sorted by name, or one is repeated.
  case unorderedTraits(path: ViewPath, checkpoint: String)
  /// An explanation is repeated, or its checkpoint or view does not exist.
  case misplacedExplanation(path: ViewPath, step: Int)
  /// A number is infinite, undefined, huge, or not on the grid of thousandths.
  case notANumber(location: String)
}

extension InconsistentRun: ReportedError, CustomStringConvertible {
  /// The problem, and the fix for an engine.
  package var report: FailureReport { FailureReport(problem, fix: fix) }

  /// The problem in one clause.
  package var problem: String {
    switch self {
    case .stepOutOfOrder(let index):
      "step \(index) is out of order"
    case .unknownStep(let event, let step):
      "a \(event) refers to the unknown step \(step)"
    case .eventOutOfOrder(let event, let step):
      "a \(event) of step \(step) follows a \(event) of a later step"
    case .incompleteEvent(let name, let step):
      """
      event '\(name)' of step \(step) has no cause, or its keyboard frames are missing or belong to \
      another event
      """
    case .repeatedCheckpoint(let name):
      "two checkpoints are called '\(name)'"
    case .repeatedView(let path, let checkpoint):
      "checkpoint '\(checkpoint)' has view '\(path)' twice"
    case .estimateOfUnknownView(let path):
      "an estimate refers to the unknown view '\(path)'"
    case .repeatedEstimate(let path):
      "view '\(path)' has the same estimate twice"
    case .misplacedOmission(let screen, let type):
      "the omissions of type '\(type)' on screen '\(screen)' are repeated, not positive or not in order"
    case .elementOfUnknownView(let path, let checkpoint):
      "an element of checkpoint '\(checkpoint)' refers to the unknown view '\(path)'"
    case .unorderedTraits(let path, let checkpoint):
      "the traits of an element of view '\(path)' at checkpoint '\(checkpoint)' are not in order"
    case .misplacedExplanation(let path, let step):
      "an explanation of step \(step) needs exactly one view '\(path)' in its checkpoint"
    case .notANumber(let location):
      """
      \(location) has a number that is infinite, undefined, beyond a billion or finer than a \
      thousandth
      """
    }
  }

  /// The correction of the engine, in one clause.
  package var fix: String {
    switch self {
    case .stepOutOfOrder: "number steps from 0 in the order of execution"
    case .unknownStep: "give it the index of a step"
    case .eventOutOfOrder: "list them in order of their steps"
    case .incompleteEvent:
      "give every event a cause, and every keyboard notification its keyboard frames"
    case .repeatedCheckpoint: "give every checkpoint of a scenario its own name"
    case .repeatedView: "give every view its own path"
    case .estimateOfUnknownView: "give it the path of a recorded view"
    case .repeatedEstimate: "list each estimate once"
    case .misplacedOmission: "list each type of a screen once, by screen and decreasing count"
    case .elementOfUnknownView: "give it the path of a view of its checkpoint"
    case .unorderedTraits: "list each trait once, in the order of their names"
    case .misplacedExplanation: "explain each view of a checkpoint once, in the order of the steps"
    case .notANumber: "correct the engine"
    }
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}
