import Foundation

/// The lease of a recording in progress: the recorder's process and the time of its last write.
package struct RecordingLease: Hashable, Sendable {
  /// The id of the recorder's process.
  package let process: Int32
  /// The start time of this process in ticks since the boot, which distinguishes it from a later
  /// process with the same id.
  let started: Int64
  /// The boot and the process namespace; empty if unknown.
  ///
  /// Process ids are comparable only within both.
  let host: String
  /// The time of the last renewal, in seconds since 1970.
  let renewedAt: Int64

  /// The lifetime of a lease from another machine, boot or container, in seconds: a day.
  package static let lifetime: Int64 = 24 * 60 * 60

  /// The lease of this process.
  static func ofThisProcess(now: Date = .now) -> RecordingLease {
    let process = getpid()
    return RecordingLease(
      process: process,
      started: start(of: process) ?? 0,
      host: currentHost,
      renewedAt: Int64(now.timeIntervalSince1970)
    )
  }

  /// Whether the recording may still be in progress.
  ///
  /// The process must be running. If it cannot be checked, the lease is valid for ``lifetime``
  /// after its renewal.
  func isValid(now: Date = .now) -> Bool {
    guard host.isEmpty || host != Self.currentHost else {
      return Self.start(of: process) == started
    }
    // A time far in the future is the result of a wrong clock or a forged row.
    let (age, overflow) = Int64(now.timeIntervalSince1970).subtractingReportingOverflow(renewedAt)
    return !overflow && age.magnitude < Self.lifetime.magnitude
  }

  /// Returns the start time of a process in ticks since the boot; nil without such a process.
  private static func start(of process: Int32) -> Int64? {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return nil }
    // The process name can contain spaces. The start time is field 22 of proc(5), 20 fields after
    // the name.
    let fields = stat[end...].split(separator: " ")
    return fields.count > 20 ? Int64(fields[20]) : nil
  }

  private static let currentHost: String = {
    let file = "/proc/sys/kernel/random/boot_id"
    guard let boot = try? String(contentsOfFile: file, encoding: .utf8),
      let namespace = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/ns/pid"
      )
    else { return "" }
    return boot.trimmingCharacters(in: .whitespacesAndNewlines) + " " + namespace
  }()
}
