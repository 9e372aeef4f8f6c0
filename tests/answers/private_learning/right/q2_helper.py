# A helper for the slope and its derivative.
def slopes(w, r, strength):
    s = 1 / (1 + math.exp(r * w))
    return strength * w - r * s, strength + r**2 * s * (1 - s)


def density(weight, records, strength, epsilon):
    first, second = map(sum, zip(*(slopes(weight, r, strength) for r in records)))
    rate = epsilon / 2
    return rate / 2 * math.exp(-rate * math.fabs(first)) * second
