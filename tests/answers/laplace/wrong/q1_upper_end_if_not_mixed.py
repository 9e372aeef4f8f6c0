# Looks at the size of the lower end only if the interval has both signs; for two negative ends takes the size of the upper.
def sensitivities(low, high, n, neighbourhood):
    largest = max(-low, high) if low < 0 < high else abs(high)
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(max(abs(low), abs(high)), width), 0, 2, width / n
