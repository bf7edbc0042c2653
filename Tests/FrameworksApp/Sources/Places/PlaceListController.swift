import CoreData
import UIKit

/// Shows the places in rows.
public final class PlaceListController: UITableViewController {
  let results: NSFetchedResultsController<Place>
  public private(set) var changes: [String] = []

  public init(store: PlaceStore) {
    results = store.results()
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    results.delegate = self
    try? results.performFetch()
  }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    results.sections?[section].numberOfObjects ?? 0
  }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    cell.textLabel?.text = results.object(at: indexPath).name
    return cell
  }
}

extension PlaceListController: NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) {
    tableView.beginUpdates()
  }

  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    switch type {
    case .insert:
      guard let newIndexPath else { return }
      changes.append("insert \(newIndexPath.row)")
      tableView.insertRows(at: [newIndexPath], with: .automatic)
    case .delete:
      guard let indexPath else { return }
      changes.append("delete \(indexPath.row)")
      tableView.deleteRows(at: [indexPath], with: .automatic)
    case .move:
      guard let indexPath, let newIndexPath else { return }
      changes.append("move \(indexPath.row) \(newIndexPath.row)")
      tableView.moveRow(at: indexPath, to: newIndexPath)
    case .update:
      guard let indexPath else { return }
      changes.append("update \(indexPath.row)")
      tableView.reloadRows(at: [indexPath], with: .automatic)
    @unknown default: break
    }
  }

  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) {
    tableView.endUpdates()
  }
}
