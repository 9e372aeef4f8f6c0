# Uses a match statement and helper functions with type hints.
def sensitivities(low: float, high: float, n: int, neighbourhood: str) -> tuple:
    def size() -> float:
        return high if high + low >= 0 else -low

    match neighbourhood:
        case "membership":
            parts = (size(), size(), 1.0, 1.0, (high - low) / 2)
        case "edit":
            parts = (high - low, size() if low * high > 0 else high - low, 0.0, 2.0, (high - low) / n)
    return parts
