import Foundation
import Testing

@testable import SourcePorting

@Suite struct OmissionStoreTests {
  /// A file with a number of bytes.
  private func stamps(size: Int) -> [TreePath: FileStamp] {
    var status = stat()
    status.st_size = off_t(size)
    return ["Kit/Kit.swift": FileStamp(status)]
  }

  @Test func changedTargetIsTriedAgain() throws {
    let store = OmissionStore(nil, tool: "1")
    let place = TargetPlace(package: "packages/Kit", target: "Kit", folder: "packages/Kit/Kit")
    store.leaveOut(place, reason: "strange")
    func reason(_ store: OmissionStore, size: Int) -> String? {
      store.reasonToLeaveOut("Kit", of: "packages/Kit", with: stamps(size: size))
    }
    #expect(reason(store, size: 1) == "strange")
    let next = OmissionStore(try store.data, tool: "1")
    #expect(reason(next, size: 1) == "strange")
    #expect(reason(next, size: 2) == nil)
    #expect(reason(next, size: 1) == nil)
  }
}
