import Testing
import Then
import UIKit

/// Results that the documentation of Then describes.
@MainActor @Suite struct ThenTests {
  @Test func thenConfiguresAndReturnsObjects() {
    let view = UIView()
    let result = view.then {
      $0.tag = 3
      $0.alpha = 0.5
    }
    #expect(result === view)
    #expect(view.tag == 3)
    #expect(view.alpha == 0.5)
  }

  @Test func withReturnsChangedCopies() {
    let size = CGSize(width: 2, height: 3)
    #expect(size.with { $0.width = 5 } == CGSize(width: 5, height: 3))
    #expect(size == CGSize(width: 2, height: 3))
  }

  @Test func doReadsValues() {
    var texts: [String] = []
    ["a", "b"].do { texts += $0 }
    #expect(texts == ["a", "b"])
  }

  @Test func errorsOfClosuresAreThrown() {
    #expect(throws: CancellationError.self) {
      try UIView().then { _ in throw CancellationError() }
    }
  }
}
