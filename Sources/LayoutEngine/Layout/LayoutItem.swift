/// What a constraint can relate: a view or a layout guide.
@MainActor
enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  /// Reads an item of a constraint; nil for objects that cannot be laid out.
  init?(_ object: AnyObject?) {
    switch object {
    case let view as UIView: self = .view(view)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  /// The view itself, or the view that owns the guide.
  var view: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }

  /// Identifies the item.
  var identity: ObjectIdentifier {
    switch self {
    case .view(let view): ObjectIdentifier(view)
    case .guide(let guide): ObjectIdentifier(guide)
    }
  }

  /// A name for reports.
  var reportName: String {
    switch self {
    case .view(let view): view.reportName
    case .guide(let guide): guide.reportName
    }
  }
}
