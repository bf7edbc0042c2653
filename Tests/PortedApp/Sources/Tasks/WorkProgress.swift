import Foundation

/// The progress of work, in a class that others observe.
public class WorkProgress: NSObject {
  @objc public dynamic var fraction = 0.0
  @objc public dynamic var title: String? {
    didSet { titleCount += 1 }
  }
  @objc(unitCount) public dynamic var units: Int {
    get { storedUnits }
    set { storedUnits = max(0, newValue) }
  }
  @objc public dynamic var step: WorkProgress?
  public private(set) var titleCount = 0
  private var storedUnits = 0

  @objc public dynamic var summary: String { "\(title ?? "Work"): \(Int(fraction * 100)) %" }

  @objc class func keyPathsForValuesAffectingSummary() -> Set<String> {
    [#keyPath(title), #keyPath(WorkProgress.fraction)]
  }
}

/// Settings read from a dictionary.
public final class WorkSettings: NSObject {
  @objc var name = ""
  @objc private var maximum: Int = 0
  @objc var scale: CGFloat = 1
  @objc var note: String? = "none"
  private(set) var unknown: [String: Any] = [:]

  public var text: String { "\(name) \(maximum) \(scale) \(note ?? "-")" }

  public override func setValue(_ value: Any?, forUndefinedKey key: String) {
    unknown[key] = value
  }

  public override func value(forUndefinedKey key: String) -> Any? { unknown[key] }
}
