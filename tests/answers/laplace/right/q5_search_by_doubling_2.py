# Doubles the threshold until the logarithms of the tails are far enough apart, for one who has B and one who joins with 0.
def certificate(bound, epsilon, claimed):
    x, other = (bound,), (0.0, bound)

    def formula(data, t):
        return -math.log(2) - (t - sum(data) / len(data)) * len(data) * epsilon / bound

    t = 2 * bound
    while formula(x, t) - formula(other, t) < claimed + 0.5:
        t *= 2
    return x, other, t
