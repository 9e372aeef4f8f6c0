# Minimises the variance by golden section, whose flat bottom gives the share to about 1e-8 only. Input: (2, 3, False, True).
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    a = 2 * ((answers if renewed else 1) / epsilon) ** 2
    b = 2 * (m * answers / epsilon) ** 2

    def variance(w):
        return a / w**2 + b / (1 - w) ** 2

    low, high, g = 1e-6, 1 - 1e-6, (math.sqrt(5) - 1) / 2
    while high - low > 1e-10:
        u, v = high - g * (high - low), low + g * (high - low)
        if variance(u) < variance(v):
            high = v
        else:
            low = u
    w = (low + high) / 2
    return w, variance(w)
