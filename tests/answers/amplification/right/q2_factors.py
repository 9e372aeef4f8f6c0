# Factors, not yet small.
def plan(epsilon, target, rate):
    if epsilon < 1e-4:
        return min(1.0, target / epsilon), target / rate
    c, t = math.exp(epsilon), math.exp(target)
    return (1.0 if t >= c else (t - 1) / (c - 1)), math.log((t - 1 + rate) / rate)
