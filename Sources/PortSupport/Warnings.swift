import Foundation
import Synchronization

private let knownWarnings = Mutex<Set<String>>([])

/// Writes a warning to the standard error, once, because an application does not end because of it.
package func warn(_ text: String) {
  guard knownWarnings.withLock({ $0.insert(text).inserted }) else { return }
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}
