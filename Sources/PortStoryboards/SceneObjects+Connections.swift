import Foundation
import InterfaceBuilder
import PortSupport

extension SceneObjects {
  /// Connects objects in UIKit's order: runtime attributes, outlets, actions, segues; then awakes
  /// them.
  func connect(_ scene: ArraySlice<DocumentObject>) {
    loadDescriptions(of: ResourceFiles.modules)
    for node in scene {
      guard let object = object(node.id) else { continue }
      for attribute in node.attributes { object.take(attribute, of: node) }
    }
    for node in scene { object(node.id).map { connectOutlets(of: $0, node) } }
    for node in scene {
      guard let object = object(node.id), !isConnected(object) else { continue }
      for action in node.actions { connect(action, of: object) }
      for segue in node.segues { connect(segue, of: object) }
    }
    for node in scene {
      guard let object = object(node.id), object !== owner else { continue }
      (object as? UIResponder)?.awakeFromNib()
      (object as? UIBarItem)?.awakeFromNib()
    }
  }

  /// Connects a new controller with its bar items, before its view loads.
  func connectItems() {
    loadDescriptions(of: ResourceFiles.modules)
    for node in sceneObjects {
      guard let object = object(node.id) else { continue }
      if object === owner {
        connectOutlets(of: object, node) { $0 is UIBarItem || $0 is UINavigationItem }
      } else if object is UIBarItem {
        for action in node.actions { connect(action, of: object) }
        for segue in node.segues { connect(segue, of: object) }
      }
    }
    hasConnectedItems = true
  }

  /// Whether a connection of an object was made before the view loaded.
  private func isConnected(_ object: NSObject) -> Bool {
    hasConnectedItems && (object as? UIBarButtonItem)?.action != nil
  }

  // MARK: Outlets

  private func connectOutlets(
    of object: NSObject,
    _ node: DocumentObject,
    where isIncluded: (NSObject) -> Bool = { _ in true }
  ) {
    var collections: [(property: String, objects: [NSObject])] = []
    for outlet in node.outlets {
      guard let value = self.object(outlet.destination), isIncluded(value) else { continue }
      if outlet.property == "gestureRecognizers" {
        (value as? UIGestureRecognizer).map { (object as? UIView)?.addGestureRecognizer($0) }
      } else if !outlet.isCollection {
        set(value, outlet.property, of: object, node)
      } else if let index = collections.firstIndex(where: { $0.property == outlet.property }) {
        collections[index].objects.append(value)
      } else {
        collections.append((outlet.property, [value]))
      }
    }
    for collection in collections { set(collection.objects, collection.property, of: object, node) }
  }

  /// Sets an outlet; UIKit raises an exception for an unknown one.
  private func set(_ value: Any, _ property: String, of object: NSObject, _ node: DocumentObject) {
    guard !object.acceptValue(value, forKeyPath: property), !Self.ownOutlets.contains(property)
    else { return }
    InterfaceReport.add(
      "\(type(of: object)) has no outlet '\(property)' for a \(type(of: value))",
      at: node.location
    )
  }

  /// The outlets that the engine connects itself.
  private static let ownOutlets: Set = ["inputView", "inputAccessoryView"]

  // MARK: Actions and segues

  private func connect(_ action: DocumentObject.Action, of object: NSObject) {
    let target = self.object(action.destination)
    let selector = Selector(action.selector)
    let isForResponder = objects[action.destination]?.isFirstResponder ?? false
    guard target != nil || isForResponder else { return }
    switch object {
    case let control as UIControl:
      let event = UIControl.Event(named: action.eventType)
      if target == nil {
        control.addAction(UIAction { [weak control] _ in control?.sendUp(selector) }, for: event)
      } else {
        control.addTarget(target, action: selector, for: event)
      }
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: break
    }
  }

  private func connect(_ node: SegueNode, of object: NSObject) {
    guard let controller = owner as? UIViewController, let segue = loaded.segue(node),
      segue.kind != .embed
    else { return }
    let trigger = SegueTrigger(segue, of: controller)
    switch object {
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addTarget(trigger, action: SegueTrigger.action, for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (trigger, SegueTrigger.action)
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(trigger, action: SegueTrigger.action)
    case let cell as UITableViewCell where node.isForAccessory: cell.accessorySegue = trigger
    case let cell as UITableViewCell: cell.selectionSegue = trigger
    case let cell as UICollectionViewCell: cell.selectionSegue = trigger
    default: return
    }
    triggers.append(trigger)
  }
}

extension DocumentObject {
  /// Whether the object is the placeholder for the first responder.
  fileprivate var isFirstResponder: Bool {
    values["placeholderIdentifier"] == "IBFirstResponder"
  }
}

extension UIControl {
  /// Sends an action to the first object of the responder chain that has it.
  fileprivate func sendUp(_ action: Selector) {
    guard let target = target(forAction: action, withSender: self) else { return }
    sendAction(action, to: target, for: nil)
  }
}

extension UIControl.Event {
  /// Interface Builder's name of an event.
  fileprivate init(named name: String?) {
    self =
      switch name {
      case "touchDown": .touchDown
      case "touchDownRepeat": .touchDownRepeat
      case "touchDragInside": .touchDragInside
      case "touchDragOutside": .touchDragOutside
      case "touchDragEnter": .touchDragEnter
      case "touchDragExit": .touchDragExit
      case "touchUpOutside": .touchUpOutside
      case "touchCancel": .touchCancel
      case "valueChanged": .valueChanged
      case "editingChanged": .editingChanged
      case "editingDidBegin": .editingDidBegin
      case "editingDidEnd": .editingDidEnd
      case "editingDidEndOnExit": .editingDidEndOnExit
      case "primaryActionTriggered": .primaryActionTriggered
      default: .touchUpInside
      }
  }
}
