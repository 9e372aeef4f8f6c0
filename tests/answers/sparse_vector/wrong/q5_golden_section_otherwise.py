# Looks for the minimum by golden section: near it the variance is flat, and the share has eight right digits.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    unit = answers / epsilon if renewed else 1 / epsilon
    s1 = unit
    s2 = m * unit if renewed else m * answers * unit
    a, b = 2 * s1**2, 2 * s2**2

    def variance(w):
        return a / w**2 + b / (1 - w) ** 2

    low, high, golden = 1e-6, 1 - 1e-6, (math.sqrt(5) - 1) / 2
    while high - low > 3e-8:
        one, two = high - golden * (high - low), low + golden * (high - low)
        if variance(one) < variance(two):
            high = two
        else:
            low = one
    return (low + high) / 2, variance((low + high) / 2)
