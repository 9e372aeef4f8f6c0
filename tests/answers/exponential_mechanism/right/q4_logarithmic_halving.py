# The interval from 1e-9 to 1e9 is halved on the logarithmic scale.
def epsilon_for_best(utilities, sensitivity, t):
    ordered = sorted(utilities)[::-1]
    gaps = [ordered[0] - u for u in ordered]
    ties = sum(1 for g in gaps if g == 0)
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / ties:
        return math.inf
    room = (1 - t * ties) / t
    low, high = math.log(1e-9), math.log(1e9)
    for _ in range(90):
        middle = (low + high) / 2
        spent = math.exp(middle) / (2 * sensitivity)
        if math.fsum(math.exp(-spent * g) for g in gaps[ties:]) > room:
            low = middle
        else:
            high = middle
    return math.exp(high)
