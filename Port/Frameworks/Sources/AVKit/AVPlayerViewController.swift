@_exported public import AVFoundation
import PortSupport

/// Shows the video of a player with controls; here it shows neither.
///
/// The overlay view fills the view, as in AVKit.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var requiresLinearPlayback = false
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var showsTimecodes = false
  open var pixelBufferAttributes: [String: Any]?
  open var isReadyForDisplay: Bool { false }
  /// The frame of the video in the view's coordinates; zero, because there is no video.
  open var videoBounds: CGRect { .zero }
  /// The view between the video and the controls.
  open private(set) var contentOverlayView: UIView?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    contentOverlayView = overlay
  }
}

/// Receives events of a player's controller; every method has a default, and none is called.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController)
  func playerViewControllerWillStopPictureInPicture(_ controller: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController)
  func playerViewController(
    _ controller: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  )
  func playerViewController(
    _ controller: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  )
  func playerViewController(
    _ controller: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler handler:
      @escaping @MainActor (Bool) -> Void
  )
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(
    _ controller: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController) {}
  public func playerViewControllerWillStopPictureInPicture(_ controller: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {}
  public func playerViewController(
    _ controller: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewController(
    _ controller: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewController(
    _ controller: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler handler:
      @escaping @MainActor (Bool) -> Void
  ) { handler(false) }
}

/// Shows a video above other apps; not supported.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  open class func isPictureInPictureSupported() -> Bool { false }

  public let playerLayer: AVPlayerLayer
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// Returns nil, because the feature is not supported.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}

/// Receives events of pictures in pictures; every method has a default, and none is called.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
}

/// A button that selects a speaker or screen; it has no intrinsic size.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor! = .systemBlue
  open var prioritizesVideoDevices = false
}
