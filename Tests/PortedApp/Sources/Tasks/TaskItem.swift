import Foundation

/// One thing to do.
@objcMembers
public final class TaskItem: NSObject {
  public let title: String
  public dynamic var isDone = false
  @objc(dueDate) public var due: Date?

  public init(title: String, due: Date? = nil) {
    self.title = title
    self.due = due
  }

  /// Whether the task is overdue.
  public var isLate: Bool { due.map { $0.timeIntervalSinceNow < 0 } ?? false }
}
