/// A line of the conversation with a host.
struct ChatMessage: Hashable {
  let text: String
  let isOwn: Bool

  static let samples = [
    ChatMessage(text: "Is breakfast included?", isOwn: true),
    ChatMessage(text: "Yes, from seven to eleven.", isOwn: false),
    ChatMessage(
      text: "The train from the airport stops at the corner. Call me when you arrive.",
      isOwn: false
    ),
    ChatMessage(text: "Thanks!", isOwn: true),
  ]
}
