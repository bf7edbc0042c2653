import DeviceCatalog
import Foundation

extension CGSize {
  init(_ size: DeviceSize) {
    self.init(width: size.width, height: size.height)
  }
}
