import DeviceCatalog
import SnapshotModel
import Synchronization

/// A member of a JSON object: its name, and the text of its value.
typealias JSONMember = (name: String, text: [UInt8])

/// The digests of hashed questions up to the technique.
///
/// The screens are before the technique, and they are nearly all of a question. Without these
/// digests, a recording with several techniques would hash them again with each of them.
final class DigestedBeginnings: Sendable {
  /// The maximum number of digests, for the devices, orientations and text sizes of one matrix.
  ///
  /// Each takes 400 bytes, because the questions of a scenario share the texts of their members.
  private static let limit = 2500
  /// The maximum number of long texts, for the screens of seven techniques in a few size classes.
  private static let longTextLimit = 40

  private struct Beginning: Sendable {
    let members: [JSONMember]
    let digest: RunningDigest

    /// The addresses of the texts with more than 1,000 bytes.
    var longTexts: [UInt] {
      members.lazy.map(\.text).filter { $0.count > 1000 }.map { text in
        text.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      }
    }

    func contains(exactly others: [JSONMember]) -> Bool {
      members.elementsEqual(others) { member, other in
        member.name == other.name
          && member.text.withUnsafeBufferPointer { text in
            other.text.withUnsafeBufferPointer { haveSameBytes(text, $0) }
          }
      }
    }
  }

  private struct State {
    var beginnings: [Device.ID: [Beginning]] = [:]
    var count = 0
    /// The addresses of the long texts in ``beginnings``, which retains them.
    var longTexts: Set<UInt> = []
  }

  private let state = Mutex(State())

  /// Returns the digest of the first members of a JSON object.
  ///
  /// Two threads may compute the same digest at the same time.
  ///
  /// - Parameters:
  ///   - members: The members, at least one, in the order of the object.
  ///   - device: The identifier of the question's device, which limits the search.
  /// - Returns: The digest, which can be continued with the other members.
  func digest(of members: [JSONMember], on device: Device.ID) -> RunningDigest {
    let known = state.withLock { state in
      state.beginnings[device]?.first { $0.contains(exactly: members) }?.digest
    }
    if let known { return known }
    var digest = RunningDigest()
    digest.add(members[...], isStart: true)
    let beginning = Beginning(members: members, digest: digest)
    state.withLock { state in
      if state.count == Self.limit || state.longTexts.count > Self.longTextLimit { state = State() }
      state.longTexts.formUnion(beginning.longTexts)
      state.beginnings[device, default: []].append(beginning)
      state.count += 1
    }
    return digest
  }
}

extension RunningDigest {
  /// Adds members of a JSON object, without the brace at its end.
  mutating func add(_ members: ArraySlice<JSONMember>, isStart: Bool = false) {
    var text: [UInt8] = []
    // 24 bytes are enough for a name and its punctuation.
    text.reserveCapacity(members.reduce(0) { $0 + $1.text.count + 24 })
    for (name, value) in members {
      text += isStart && text.isEmpty ? "{\"".utf8 : ",\"".utf8
      text += name.utf8
      text += "\":".utf8
      text += value
    }
    text.withUnsafeBytes { add($0) }
  }
}
