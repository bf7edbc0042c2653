import UIKit
import os

/// The list of things to do.
open class ListController: UITableViewController {
  public let store = TaskStore()
  public private(set) var reloadCount = 0
  public var scrollObserver: UIScrollViewDelegate?

  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TaskCell.self, forCellReuseIdentifier: "task")
    tableView.rowHeight = 50
    navigationItem.rightBarButtonItem = addItem
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(reload),
      name: .tasksDidChange,
      object: store
    )
  }

  public lazy var addItem = UIBarButtonItem(
    barButtonSystemItem: .add,
    target: self,
    action: #selector(ListController.addTask(_:))
  )

  @objc private func reload(_ notification: Notification) {
    reloadCount += 1
    tableView.reloadData()
  }

  @objc func addTask(_ sender: UIBarButtonItem) {
    store.add(TaskItem(title: "New"))
  }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  {
    store.items.count
  }

  open override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    (cell as? TaskCell)?.show(store.items[indexPath.row])
    return cell
  }

  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollObserver?.scrollViewDidScroll?(scrollView)
  }

  /// Whether the list permits a scroll to the top.
  func mayScrollToTop() -> Bool {
    scrollObserver?.scrollViewShouldScrollToTop?(tableView) ?? true
  }
}
