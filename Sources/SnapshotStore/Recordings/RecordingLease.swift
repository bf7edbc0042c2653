import Foundation

/// The mark of a recording in progress: the process that records, and when it stored something last.
package struct RecordingLease: Hashable, Sendable {
  /// The id of the recorder's process.
  package let process: Int32
  /// When that process started, in ticks since the boot; distinguishes it from a later one with its id.
  let started: Int64
  /// The boot and the process namespace; empty if unknown.
  ///
  /// Ids of processes are comparable only within both.
  let host: String
  /// Seconds since 1970.
  let renewedAt: Int64

  /// For how long a lease of another machine, boot or container counts, in seconds: a day.
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
  /// The process must run; where it cannot be looked for, the lease counts until ``lifetime`` after it was
  /// renewed.
  func isValid(now: Date = .now) -> Bool {
    guard host.isEmpty || host != Self.currentHost else {
      return Self.start(of: process) == started
    }
    // A time in the future comes from a wrong clock, or from a forged row.
    let (age, overflow) = Int64(now.timeIntervalSince1970).subtractingReportingOverflow(renewedAt)
    return !overflow && age.magnitude < Self.lifetime.magnitude
  }

  /// When a process started, in ticks since the boot; nil without such a process.
  private static func start(of process: Int32) -> Int64? {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return nil }
    // The name before may contain spaces; the start is field 22 of proc(5), 20 fields after it.
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
