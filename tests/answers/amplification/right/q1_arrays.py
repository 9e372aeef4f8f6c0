# Numpy in log space.
def two_ways(epsilon, delta, rate, times):
    g = float(rate)
    stay = -np.inf if g >= 1 else np.log1p(-g)
    inner = np.array([times, 1]) * float(epsilon)
    out = np.logaddexp(stay, np.log(g) + inner) * np.array([1, times])
    return np.append(out, float(Fraction(delta) * Fraction(rate) * times))
