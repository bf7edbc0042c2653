import SwiftUI

/// What a view of a task shows, besides the view.
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
