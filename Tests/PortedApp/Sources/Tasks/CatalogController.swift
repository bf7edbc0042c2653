import UIKit

/// A list of a storyboard: prototype cells, bar button items and a segue from each row.
public final class CatalogController: UITableViewController {
  @IBOutlet private(set) weak var addItem: UIBarButtonItem!
  public private(set) var names = ["Ink", "Paper"]

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { names.count }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    (cell as? CatalogCell)?.name = names[indexPath.row]
    return cell
  }

  @IBAction private func add(_ sender: Any) {
    names.append("Item \(names.count)")
    tableView.reloadData()
  }

  @IBAction func unwindToCatalog(_ segue: UIStoryboardSegue) {
    names = [segue.identifier ?? ""]
    tableView.reloadData()
  }

  /// The catalog of the storyboard, in its stack.
  public static func make() -> UINavigationController? {
    UIStoryboard(name: "Catalog", bundle: Bundle(for: self)).instantiateInitialViewController()
      as? UINavigationController
  }
}

/// The prototype of the catalog.
public final class CatalogCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private(set) weak var badge: UIView!

  public var name: String? {
    get { nameLabel.text }
    set { nameLabel.text = newValue }
  }
}

/// Static rows with a controller in a container view above them.
public final class PreferencesController: UITableViewController {
  @IBOutlet private(set) weak var soundSwitch: UISwitch!
  @IBOutlet private(set) weak var bannerView: UIView!
  public private(set) var banner: BannerController?
  public private(set) var tapCount = 0

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let banner = segue.destination as? BannerController else { return }
    banner.isPrepared = !banner.isViewLoaded
    self.banner = banner
  }

  @IBAction private func tapped(_ sender: UITapGestureRecognizer) { tapCount += 1 }

  /// The static title, in brackets.
  public override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    super.tableView(tableView, titleForHeaderInSection: section).map { "[\($0)]" }
  }
}

public final class BannerController: UIViewController {
  public var isPrepared = false
}
