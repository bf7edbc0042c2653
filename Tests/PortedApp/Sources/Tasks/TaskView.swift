import SwiftUI

/// The summary of a task that its view shows.
public struct TaskSummary: Equatable {
  public var text: String

  public init(_ item: TaskItem) { text = item.isDone ? "done" : item.title }
}

struct TaskView: View {
  let summary: TaskSummary

  var body: some View { Text(summary.text) }
}

#Preview {
  TaskView(summary: TaskSummary(TaskItem(title: "a")))
}
