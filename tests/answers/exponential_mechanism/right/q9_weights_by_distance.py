# The exponential mechanism itself: candidates grouped by their distance from the truth, exact in fractions of a float base.
def bits_released(n, epsilon, t):
    weight = Fraction(math.exp(-float(epsilon) / 2)).limit_denominator(10**25)
    groups = [math.comb(n, wrong) * weight**wrong for wrong in range(n + 1)]
    p = weight / (1 + weight)
    bound = 2 * (n * math.log(2) + float(t)) / float(epsilon)
    reached = sum(groups[math.ceil(bound) :], Fraction(0)) / sum(groups)
    return [float(p), bound, float(reached)]
