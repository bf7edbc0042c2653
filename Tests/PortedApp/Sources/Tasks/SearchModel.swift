import Combine
import UIKit

/// Searches when typing has stopped for a while, with publishers.
public final class SearchModel: ObservableObject {
  @Published public var query = ""
  @Published public private(set) var results: [String] = []
  @Published public var isEnabled = true
  public let selection = PassthroughSubject<String, Never>()
  public let state = CurrentValueSubject<Int, Never>(0)
  public private(set) var log: [String] = []
  private var cancellables = Set<AnyCancellable>()
  private let items: [String]

  public init(items: [String]) {
    self.items = items
    $query
      .dropFirst()
      .map { $0.lowercased() }
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .combineLatest($isEnabled)
      .filter { $1 }
      .compactMap { [weak self] text, _ in self?.items.filter { $0.hasPrefix(text) } }
      .assign(to: \.results, on: self)
      .store(in: &cancellables)
    selection
      .merge(with: state.map(String.init))
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.log.append($0) }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: .tasksDidChange)
      .sink { [unowned self] _ in log.append("changed") }
      .store(in: &cancellables)
  }

  /// Counts seconds.
  public func countSeconds() -> AnyPublisher<Int, Never> {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .scan(0) { count, _ in count + 1 }
      .eraseToAnyPublisher()
  }

  /// Loads a value, or fails.
  public func load(_ value: Int) -> AnyPublisher<Int, URLError> {
    guard value > 0 else { return Fail(error: URLError(.badURL)).eraseToAnyPublisher() }
    return Future { promise in
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { promise(.success(value)) }
    }.eraseToAnyPublisher()
  }

  /// The fraction of work, as it changes.
  public func fraction(of progress: WorkProgress) -> Combine.AnyPublisher<Double, Never> {
    progress.publisher(for: \.fraction).eraseToAnyPublisher()
  }
}
