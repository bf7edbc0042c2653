public import PortSupport

/// A shortcut with a phrase; there are none.
open class INVoiceShortcut: NSObject {
  open var identifier: UUID { UUID() }
  open var invocationPhrase: String { "" }
  open var shortcut: INShortcut { INShortcut(userActivity: NSUserActivity(activityType: "")) }
}

extension INVoiceShortcutCenter {
  /// Reports an empty list in the next turn of the run loop.
  public func getAllVoiceShortcuts(
    completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { DispatchQueue.deviceMain.async { completionHandler([], nil) } }
}

/// Adds a shortcut; here a controller with a plain view.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  public convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
}

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController,
    didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?
  )
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Edits a shortcut; here a controller with a plain view.
@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

  public convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
}

@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?
  )
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
  )
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
