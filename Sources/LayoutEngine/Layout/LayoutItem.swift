/// An item of a constraint: a view or a layout guide.
@MainActor
package enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  /// Creates an item from a constraint's object; nil for objects that cannot be laid out.
  package init?(_ object: AnyObject?) {
    switch object {
    case let view as UIView: self = .view(view)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  /// The view itself, or the view that owns the guide.
  package var view: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }

  package var identity: ObjectIdentifier {
    switch self {
    case .view(let view): ObjectIdentifier(view)
    case .guide(let guide): ObjectIdentifier(guide)
    }
  }

  /// The name in reports.
  var reportName: String {
    switch self {
    case .view(let view): view.reportName
    case .guide(let guide): guide.reportName
    }
  }
}
