import CDispatch
import Foundation
import Glibc

/// Sends the backtrace of a trap that ends the process of a case, so that the engine finds the app's line.
///
/// A message of the standard library can contain no line of the app: an index out of range has the
/// library's own line, an overflow and an endless recursion have none.
enum TrapReport {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The size of the stack for the report, in bytes; an endless recursion has filled the other one.
  private static let stackSize = 1 << 20

  /// The time limit of the report, in seconds: the trap may have left a lock.
  private static let timeLimit: UInt32 = 20

  /// The ends of the stack, and of the report's stack.
  nonisolated(unsafe) private static var stackEnd: UInt = 0
  nonisolated(unsafe) private static var ownStack: UnsafeMutableRawPointer?
  nonisolated(unsafe) private static var caught: Int32 = 0

  /// The descriptor that gets the report.
  nonisolated(unsafe) private static var output = STDERR_FILENO

  /// Reports later traps of this thread, and then lets them end the process.
  ///
  /// - Parameter output: The descriptor that gets a ``TrapBacktrace`` as JSON.
  static func install(output: Int32) {
    guard let end = endOfStack else { return }
    self.output = output
    stackEnd = end
    ownStack = .allocate(byteCount: stackSize, alignment: 16)
    var handlerStack = stack_t()
    handlerStack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
    handlerStack.ss_size = stackSize
    sigaltstack(&handlerStack, nil)
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { number, _, context in
        signal(number, SIG_DFL)
        alarm(TrapReport.timeLimit)
        TrapReport.caught = number
        if let context { TrapReport.resume(context.assumingMemoryBound(to: ucontext_t.self)) }
      }
      action.sa_flags = SA_ONSTACK | SA_SIGINFO
      sigaction(number, &action, nil)
    }
  }

  /// The end of the main thread's stack.
  private static var endOfStack: UInt? {
    // The file has no size, so it is read as a stream.
    let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let line = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n").first {
      $0.hasSuffix("[stack]")
    }
    return line?.split(whereSeparator: { "- ".contains($0) }).dropFirst().first
      .flatMap { UInt($0, radix: 16) }
  }

  /// Continues the thread in ``report()``, as if the code at the trap had called it.
  ///
  /// The backtrace then begins with that code.
  private static func resume(_ context: UnsafeMutablePointer<ucontext_t>) {
    guard let ownStack else { return }
    let end = (UInt(bitPattern: ownStack) + UInt(stackSize)) & ~15
    let report: @convention(c) () -> Void = { TrapReport.report() }
    let start = UInt(bitPattern: unsafeBitCast(report, to: Int.self))
    #if arch(x86_64)
    let (framePointer, stackPointer, instruction) = (10, 15, 16)
    withUnsafeMutableBytes(of: &context.pointee.uc_mcontext.gregs) { bytes in
      let registers = bytes.bindMemory(to: UInt.self)
      // The backtrace expects the address after a call.
      let top = UnsafeMutableRawPointer(bitPattern: end - 8)
      top?.storeBytes(of: registers[instruction] + 1, as: UInt.self)
      if let frame = frame(registers[framePointer], above: registers[stackPointer]) {
        registers[framePointer] = frame
      }
      registers[stackPointer] = end - 8
      registers[instruction] = start
    }
    #elseif arch(arm64)
    let framePointer = 29
    withUnsafeMutableBytes(of: &context.pointee.uc_mcontext.regs) { bytes in
      let registers = bytes.bindMemory(to: UInt.self)
      let stack = UInt(context.pointee.uc_mcontext.sp)
      if let frame = frame(registers[framePointer], above: stack) {
        registers[framePointer] = frame
      }
      registers[30] = UInt(context.pointee.uc_mcontext.pc) + 4
    }
    context.pointee.uc_mcontext.sp = UInt64(end)
    context.pointee.uc_mcontext.pc = UInt64(start)
    #endif
  }

  /// Returns a frame pointer, or the first frame on the stack if the C library uses the register
  /// for other values.
  private static func frame(_ pointer: UInt, above stackPointer: UInt) -> UInt? {
    guard isOnMainStack(stackPointer) else { return nil }
    if isFrame(pointer, above: stackPointer) { return pointer }
    guard let start = readableAddress(from: stackPointer) else { return nil }
    let end = min(stackEnd, start + UInt(stackSize / 16))
    return stride(from: start, to: end, by: 8).first { isFrame($0, above: stackPointer) }
  }

  /// Returns the first address of the stack that can be read.
  ///
  /// After an endless recursion, the stack pointer is in memory that does not exist.
  private static func readableAddress(from stackPointer: UInt) -> UInt? {
    let page = UInt(getpagesize())
    let pages = stride(from: stackPointer & ~(page - 1), to: stackEnd, by: Int(page)).prefix(64)
    guard
      let first = pages.first(where: { address in
        // The call fails for memory that does not exist.
        msync(UnsafeMutableRawPointer(bitPattern: address), Int(page), MS_ASYNC) == 0
      })
    else { return nil }
    return max(first, stackPointer & ~7)
  }

  /// The size of the range for the main thread's stack, in bytes: Linux maps no other memory there.
  private static let mainStackRange: UInt = 128 << 20

  /// Returns whether the memory from an address to the end of the main thread's stack can be read.
  ///
  /// From another thread's stack to that end, some addresses have no memory.
  private static func isOnMainStack(_ address: UInt) -> Bool {
    address < stackEnd && stackEnd - address < mainStackRange
  }

  /// Returns whether an address begins a chain of frames, each on the stack above the one before.
  private static func isFrame(_ address: UInt, above stackPointer: UInt) -> Bool {
    var address = address
    for _ in 0..<8 {
      guard address > stackPointer, address < stackEnd - 16, address % 8 == 0,
        let next = UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self), next > address
      else { return false }
      address = next
    }
    return true
  }

  /// Writes the backtrace without symbols, and ends the process by the signal.
  ///
  /// Symbols are found by the engine, which holds no lock of the trap.
  private static func report() {
    if let data = try? JSONEncoder().encode(TrapBacktrace()) {
      try? FileHandle(fileDescriptor: output).write(contentsOf: data)
    }
    raise(caught)
    _exit(2)
  }
}
