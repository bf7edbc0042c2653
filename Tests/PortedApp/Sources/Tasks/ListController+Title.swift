import UIKit

private let emptyTitle = "Nothing to do"

extension ListController {
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = summary
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  /// The text of the title; subclasses override it.
  @objc open var summary: String { store.items.isEmpty ? emptyTitle : "\(store.items.count) to do" }

  @objc open func close(animated: Bool = false) {
    dismiss(animated: animated)
  }
}

/// A list with a name.
public final class NamedListController: ListController {
  public var name = "Shopping"
  public private(set) var isClosed = false

  public override var summary: String { "\(name): \(super.summary)" }

  public override func close(animated: Bool) {
    isClosed = true
    super.close(animated: animated)
  }
}
