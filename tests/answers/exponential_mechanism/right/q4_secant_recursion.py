# Recursion on an interval, with logarithms of probabilities (log1p).
def epsilon_for_best(utilities, sensitivity, t):
    ordered = sorted(map(float, utilities), reverse=True)
    gaps = [ordered[0] - u for u in ordered]
    ties = sum(1 for g in gaps if g == 0)
    t = float(t)
    if len(gaps) * t <= 1 + 5e-4:
        return 0
    if ties * t >= 1 - 5e-10:
        return math.inf
    missing = 1 / t - ties

    def over(epsilon):
        return math.fsum(math.exp(-epsilon * g / 2 / float(sensitivity)) for g in gaps[ties:]) - missing

    def narrow(low, high, times):
        if times == 0:
            return (low + high) / 2
        middle = math.sqrt(low * high)
        return narrow(middle, high, times - 1) if over(middle) > 0 else narrow(low, middle, times - 1)

    return narrow(1e-12, 1e9, 90)
