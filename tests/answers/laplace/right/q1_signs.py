# Distinguishes cases by sign, without absolute values.
def sensitivities(low, high, n, neighbourhood):
    largest = high if high >= -low else -low
    if neighbourhood == "membership":
        return (largest,) * 2 + (1, 1) + ((high - low) / 2,)
    conditional = high - low if low < 0 < high else largest
    return high - low, conditional, 0, 2, (high - low) / n
