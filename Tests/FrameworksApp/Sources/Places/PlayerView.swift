import AVKit
import UIKit

/// A view with a player's layer.
public final class PlayerView: UIView {
  public override class var layerClass: AnyClass { AVPlayerLayer.self }

  public var playerLayer: AVPlayerLayer {
    guard let layer = layer as? AVPlayerLayer else { fatalError("another layer") }
    return layer
  }

  /// Returns the frame of a film with a size, in the view.
  public func frame(ofFilm size: CGSize) -> CGRect {
    AVMakeRect(aspectRatio: size, insideRect: bounds)
  }

  public func fullScreen(_ url: URL) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: url)
    return controller
  }
}
