# In z = e^(-eps/(2 Delta)) it is a polynomial with a root between 0 and 1.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    powers = [top - u for u in utilities]
    best = sum(1 for g in powers if g == 0)
    if t * len(powers) <= 1 + 1e-9:
        return 0
    if t * best >= 1 - 1e-9:
        return math.inf
    low, high = 0.0, 1.0  # the logarithm of z runs on a ladder: y = -ln z in (0, inf)
    f = lambda y: sum(math.exp(-g * y) for g in powers) * t - 1
    while f(high) > 0:
        low, high = high, 2 * high
    for _ in range(120):
        y = (low + high) / 2
        if f(y) > 0:
            low = y
        else:
            high = y
    return 2 * sensitivity * high
