import LayoutEngine
import Testing

@MainActor @Suite struct NotificationCenterTests {
  let center = NotificationCenter()
  let journal = Journal()

  @Test func observersAreCalledInRegistrationOrder() {
    for word in ["first", "second", "third"] {
      center.addObserver(forName: .saved, object: nil, queue: nil) { [journal] _ in
        journal.words.append(word)
      }
    }
    center.post(name: .saved, object: nil)
    #expect(journal.words == ["first", "second", "third"])
  }

  @Test func observersReceiveOnlyTheirNotifications() {
    let sender = Journal()
    let stranger = Journal()
    center.addObserver(forName: .saved, object: sender, queue: nil) { [journal] _ in
      journal.words.append("saved by the sender")
    }
    center.addObserver(forName: nil, object: sender, queue: nil) { [journal] _ in
      journal.words.append("anything by the sender")
    }
    center.addObserver(forName: .saved, object: nil, queue: nil) { [journal] _ in
      journal.words.append("saved by anybody")
    }
    center.post(name: .saved, object: stranger)
    #expect(journal.words == ["saved by anybody"])
    center.post(name: .closed, object: sender)
    #expect(journal.words == ["saved by anybody", "anything by the sender"])
  }

  @Test func userInfoIsDelivered() {
    center.addObserver(forName: .saved, object: nil, queue: nil) { [journal] notification in
      journal.words.append(notification.userInfo?["file"] as? String ?? "none")
    }
    center.post(name: .saved, object: nil, userInfo: ["file": "notes"])
    #expect(journal.words == ["notes"])
  }

  @Test(arguments: SelectorForm.allCases)
  func objectsObserveBySelector(form: SelectorForm) {
    center.addObserver(journal, selector: form.selector(of: journal), name: .saved, object: nil)
    center.post(name: .saved, object: nil)
    #expect(journal.words == [form.expectedWord])
  }

  @Test func tokensAndObjectsUnregister() {
    let token = center.addObserver(forName: .saved, object: nil, queue: nil) { [journal] _ in
      journal.words.append("token")
    }
    center.addObserver(journal, selector: Selector(Journal.record(_:)), name: .saved, object: nil)
    center.addObserver(journal, selector: Selector(Journal.record(_:)), name: .closed, object: nil)
    center.removeObserver(token)
    center.removeObserver(journal, name: .saved, object: nil)
    center.post(name: .saved, object: nil)
    center.post(name: .closed, object: nil)
    #expect(journal.words == ["closed"])
    center.removeObserver(journal)
    center.post(name: .closed, object: nil)
    #expect(journal.words == ["closed"])
  }

  @Test func centerDoesNotRetainObservers() {
    weak var observer: Journal?
    do {
      let short = Journal()
      observer = short
      center.addObserver(short, selector: Selector(Journal.record(_:)), name: .saved, object: nil)
    }
    #expect(observer == nil)
    center.post(name: .saved, object: nil)
  }

  @Test func observersRemovedDuringPostAreSkipped() {
    let second = Journal()
    center.addObserver(forName: .saved, object: nil, queue: nil) { [center] _ in
      center.removeObserver(second)
    }
    center.addObserver(second, selector: Selector(Journal.record(_:)), name: .saved, object: nil)
    center.post(name: .saved, object: nil)
    #expect(second.words.isEmpty)
  }

  @Test func defaultCenterBelongsToDevice() throws {
    let one = try makeDevice().run { NotificationCenter.default }
    let same = SimulatedDevice.standard.run { NotificationCenter.default }
    #expect(one !== same)
    #expect(NotificationCenter.default === same)
  }
}

@MainActor final class Journal: NSObject {
  var words: [String] = []

  func stamp() { words.append("stamped") }

  func record(_ notification: Notification) { words.append(notification.name.rawValue) }
}

/// The spellings of `Selector(...)` that replace `#selector(...)`.
enum SelectorForm: CaseIterable {
  case bound
  case boundWithArgument
  case ofType
  case ofTypeWithArgument

  @MainActor func selector(of journal: Journal) -> Selector {
    switch self {
    case .bound: Selector(journal.stamp)
    case .boundWithArgument: Selector(journal.record(_:))
    case .ofType: Selector(Journal.stamp)
    case .ofTypeWithArgument: Selector(Journal.record(_:))
    }
  }

  var expectedWord: String {
    switch self {
    case .bound, .ofType: "stamped"
    case .boundWithArgument, .ofTypeWithArgument: "saved"
    }
  }
}

extension NSNotification.Name {
  fileprivate static let saved = NSNotification.Name("saved")
  fileprivate static let closed = NSNotification.Name("closed")
}
