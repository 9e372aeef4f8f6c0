# If the lower end is negative adds the sizes of the ends for the width.
def sensitivities(low, high, n, neighbourhood):
    largest = max(abs(low), abs(high))
    width = abs(low) + abs(high) if low < 0 else high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, (high - low) / 2
    return width, max(largest, high - low), 0, 2, (high - low) / n
