# Wrong where the belief exceeds 0.999 before the last release: the rest is not counted.
def belief_interval(prior, ratios):
    low = high = Fraction(prior)
    for r in ratios:
        if high > Fraction(999, 1000):
            break
        low, high = low / (low + (1 - low) * r), high * r / (high * r + 1 - high)
    return low, high
