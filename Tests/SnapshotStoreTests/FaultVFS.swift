import CSQLite
import Foundation
import Synchronization

/// A plan of faults in the files of a folder, in the way of SQLite's own tests.
///
/// The n-th call of some kinds fails, or the power is cut at that call.
final class FaultPlan: Sendable {
  /// The counted calls.
  enum Call: CaseIterable, Sendable {
    case write, sync, truncate, lock
  }

  enum Effect: CaseIterable, Sendable {
    /// The call fails, and the next one succeeds.
    case once
    /// The call and all later calls fail, in the middle of a write, as on a full disk.
    case fromThenOn
    /// The same, and unsynchronized content is lost when the process ends.
    case powerCut
  }

  private struct State {
    var calls = 0
    /// The last synchronized content of each file.
    var synchronized: [String: Data] = [:]
    /// The same by file number, which a rename keeps.
    var synchronizedByNumber: [Int: Data] = [:]
    var opened: Set<String> = []
  }

  let folder: String
  private let number: Int
  private let effect: Effect
  private let state = Mutex(State())

  /// - Parameters:
  ///   - folder: The folder, without links.
  ///   - number: The call that fails, from 1.
  ///   - effect: How it fails.
  init(in folder: String, failing number: Int, _ effect: Effect) {
    self.folder = folder
    self.number = number
    self.effect = effect
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    for file in files {
      let path = "\(folder)/\(file)"
      if let bytes = FileManager.default.contents(atPath: path) {
        state.withLock { $0.synchronized[path] = bytes }
      }
    }
  }

  /// Runs work with failing calls; returns whether one failed.
  func during(_ work: () -> Void) -> Bool {
    precondition(FaultVFS.isRegistered, "SQLite has no system VFS")
    FaultVFS.plans.withLock { $0.append(self) }
    work()
    FaultVFS.plans.withLock { plans in plans.removeAll { $0 === self } }
    let hasFailed = state.withLock { $0.calls >= number }
    if hasFailed, effect == .powerCut { loseWhatWasNotSynchronized() }
    return hasFailed
  }

  /// Counts a call; returns whether it fails.
  fileprivate func fails(_ call: Call) -> Bool {
    state.withLock { state in
      state.calls += 1
      return effect == .once ? state.calls == number : state.calls >= number
    }
  }

  fileprivate func open(_ path: String) {
    let (number, size) = Self.numberAndSize(of: path)
    state.withLock { state in
      state.opened.insert(path)
      // A file with content that was never synchronized under this name was renamed. A new file is
      // empty, and may have the number of a removed file.
      guard size > 0, state.synchronized[path] == nil else { return }
      state.synchronized[path] = state.synchronizedByNumber[number]
    }
  }

  private static func numberAndSize(of path: String) -> (Int, Int) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.systemFileNumber] as? Int ?? 0, attributes?[.size] as? Int ?? 0)
  }

  fileprivate func synchronize(_ path: String) {
    guard effect == .powerCut, let bytes = FileManager.default.contents(atPath: path) else {
      return
    }
    let number = Self.numberAndSize(of: path).0
    state.withLock { state in
      state.synchronized[path] = bytes
      state.synchronizedByNumber[number] = bytes
    }
  }

  private func loseWhatWasNotSynchronized() {
    let (opened, synchronized) = state.withLock { ($0.opened, $0.synchronized) }
    for path in opened where FileManager.default.fileExists(atPath: path) {
      try? (synchronized[path] ?? Data()).write(to: URL(filePath: path))
    }
  }
}

/// SQLite's default VFS for all files, with faults for files in folders with a plan.
enum FaultVFS {
  fileprivate static let plans = Mutex<[FaultPlan]>([])

  /// Whether SQLite opens files with this VFS; the first access registers it.
  static let isRegistered: Bool = {
    guard let system = sqlite3_vfs_find(nil) else { return false }
    let vfs = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    vfs.initialize(to: system.pointee)
    vfs.pointee.pNext = nil
    vfs.pointee.zName = UnsafePointer(strdup("scvdb-faults"))
    vfs.pointee.pAppData = UnsafeMutableRawPointer(system)
    vfs.pointee.szOsFile += Int32(FaultFile.size)
    vfs.pointee.xOpen = openFile
    return sqlite3_vfs_register(vfs, 1) == SQLITE_OK
  }()
}

/// The file as SQLite sees it: our header, then the system's file.
private struct FaultFile {
  var base: sqlite3_file
  var plan: Unmanaged<FaultPlan>?
  var path: UnsafeMutablePointer<CChar>?

  static let size = MemoryLayout<FaultFile>.stride
}

private typealias File = UnsafeMutablePointer<sqlite3_file>

extension UnsafeMutablePointer<sqlite3_file> {
  fileprivate var header: UnsafeMutablePointer<FaultFile> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: FaultFile.self)
  }

  /// The system's file.
  fileprivate var system: UnsafeMutablePointer<sqlite3_file> {
    UnsafeMutableRawPointer(self).advanced(by: FaultFile.size)
      .assumingMemoryBound(to: sqlite3_file.self)
  }

  fileprivate var methods: sqlite3_io_methods { system.pointee.pMethods.pointee }

  fileprivate func fails(_ call: FaultPlan.Call) -> Bool {
    header.pointee.plan?.takeUnretainedValue().fails(call) ?? false
  }
}

private func openFile(
  _ vfs: UnsafeMutablePointer<sqlite3_vfs>?,
  _ name: UnsafePointer<CChar>?,
  _ file: UnsafeMutablePointer<sqlite3_file>?,
  _ flags: Int32,
  _ outFlags: UnsafeMutablePointer<Int32>?
) -> Int32 {
  guard let file, let data = vfs?.pointee.pAppData else { return SQLITE_CANTOPEN }
  let system = data.assumingMemoryBound(to: sqlite3_vfs.self)
  let path = name.map { String(cString: $0) }
  let plan = path.flatMap { path in
    FaultVFS.plans.withLock { $0.first { path.hasPrefix($0.folder + "/") } }
  }
  file.header.initialize(
    to: FaultFile(
      base: sqlite3_file(pMethods: nil),
      plan: plan.map { Unmanaged.passRetained($0) },
      path: name.map { strdup($0) }
    )
  )
  let code = system.pointee.xOpen(system, name, file.system, flags, outFlags)
  if file.system.pointee.pMethods != nil { file.header.pointee.base.pMethods = ioMethods }
  // Shared memory does not survive a power cut.
  if code == SQLITE_OK, let plan, let path { plan.open(path) }
  return code
}

private nonisolated(unsafe) let ioMethods: UnsafePointer<sqlite3_io_methods> = {
  let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
  var table = sqlite3_io_methods()
  // Version 3 would map pages, which this VFS does not support.
  table.iVersion = 2
  table.xClose = { file in
    guard let file else { return SQLITE_MISUSE }
    let code = file.methods.xClose(file.system)
    file.header.pointee.plan?.release()
    free(file.header.pointee.path)
    return code
  }
  table.xRead = { file, bytes, count, offset in
    guard let file else { return SQLITE_MISUSE }
    return file.methods.xRead(file.system, bytes, count, offset)
  }
  table.xWrite = { file, bytes, count, offset in
    guard let file else { return SQLITE_MISUSE }
    guard file.fails(.write) else { return file.methods.xWrite(file.system, bytes, count, offset) }
    _ = file.methods.xWrite(file.system, bytes, count / 2, offset)
    return SQLITE_FULL
  }
  table.xTruncate = { file, size in
    guard let file else { return SQLITE_MISUSE }
    guard !file.fails(.truncate) else { return SQLITE_IOERR | 6 << 8 }
    return file.methods.xTruncate(file.system, size)
  }
  table.xSync = { file, flags in
    guard let file else { return SQLITE_MISUSE }
    guard !file.fails(.sync) else { return SQLITE_IOERR | 4 << 8 }
    let code = file.methods.xSync(file.system, flags)
    if code == SQLITE_OK, let plan = file.header.pointee.plan, let path = file.header.pointee.path {
      plan.takeUnretainedValue().synchronize(String(cString: path))
    }
    return code
  }
  table.xFileSize = { file, size in
    guard let file else { return SQLITE_MISUSE }
    return file.methods.xFileSize(file.system, size)
  }
  table.xLock = { file, level in
    guard let file else { return SQLITE_MISUSE }
    guard !file.fails(.lock) else { return SQLITE_IOERR | 15 << 8 }
    return file.methods.xLock(file.system, level)
  }
  table.xUnlock = { file, level in
    guard let file else { return SQLITE_MISUSE }
    return file.methods.xUnlock(file.system, level)
  }
  table.xCheckReservedLock = { file, result in
    guard let file else { return SQLITE_MISUSE }
    return file.methods.xCheckReservedLock(file.system, result)
  }
  table.xFileControl = { file, operation, argument in
    guard let file else { return SQLITE_MISUSE }
    return file.methods.xFileControl(file.system, operation, argument)
  }
  table.xSectorSize = { file in
    guard let file else { return 512 }
    return file.methods.xSectorSize(file.system)
  }
  table.xDeviceCharacteristics = { file in
    guard let file else { return 0 }
    return file.methods.xDeviceCharacteristics(file.system)
  }
  table.xShmMap = { file, region, size, extends, memory in
    guard let file else { return SQLITE_MISUSE }
    return file.methods.xShmMap(file.system, region, size, extends, memory)
  }
  table.xShmLock = { file, offset, count, flags in
    guard let file else { return SQLITE_MISUSE }
    return file.methods.xShmLock(file.system, offset, count, flags)
  }
  table.xShmBarrier = { file in
    guard let file else { return }
    file.methods.xShmBarrier(file.system)
  }
  table.xShmUnmap = { file, deletes in
    guard let file else { return SQLITE_MISUSE }
    return file.methods.xShmUnmap(file.system, deletes)
  }
  methods.initialize(to: table)
  return UnsafePointer(methods)
}()
