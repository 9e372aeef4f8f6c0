# Doubles t until the logarithms differ enough; different values.
def certificate(bound, epsilon, claimed):
    x, y = (bound / 2, 0), (bound / 2, bound / 4, 0)

    def log_chance(t, data):
        return -math.log(2) - (t - sum(data) / len(data)) * len(data) * epsilon / bound

    t = 2 * bound
    while log_chance(t, x) - log_chance(t, y) < claimed + 1:
        t *= 2
    return x, y, t
