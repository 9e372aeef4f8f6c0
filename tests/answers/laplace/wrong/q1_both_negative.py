# Low and high both negative: orhighor is taken for the largest size, (-50, -20).
def sensitivities(low, high, n, neighbourhood):
    largest = max(-low, high) if low < 0 < high else abs(high)
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, 2, width / n
