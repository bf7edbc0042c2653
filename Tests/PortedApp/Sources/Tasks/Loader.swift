import UIKit

/// Loads values after a delay.
public enum Loader {
  public static func load(after delay: TimeInterval, completion: @escaping (Int) -> Void) {
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + delay) {
      DispatchQueue.main.async { completion(42) }
    }
  }

  @MainActor
  public static func load(after delay: TimeInterval) async -> Int {
    await withCheckedContinuation { continuation in
      load(after: delay) { continuation.resume(returning: $0) }
    }
  }
}
