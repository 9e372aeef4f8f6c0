# Wrong where low is negative and larger in size than high, but not twice as large: high is taken for the size.
def sensitivities(low, high, n, neighbourhood):
    largest = -low if low < 0 and -low > 2 * high else high
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, 2, width / n
