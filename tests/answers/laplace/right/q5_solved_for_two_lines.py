# Both logarithms are lines in t; their crossing and slopes are computed, and it goes beyond by more than the claim.
def certificate(bound, epsilon, claimed):
    x, other = [0.0, bound], [0.0, bound, bound / 2]

    def line(data):
        slope = -len(data) * epsilon / bound
        return slope, -slope * sum(data) / len(data) - math.log(2)

    (a, c), (b, d) = line(x), line(other)
    t = (claimed + 0.5 - (c - d)) / (a - b)
    return tuple(x), tuple(other), max(t, 2 * bound)
