# In an interval narrower than 1 a value is taken not to reach another bin.
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, 2 if width >= 1 else 1, width / n
