# Doubles t until the difference of the logarithms is enough.
def certificate(bound, epsilon, claimed):
    x, other, t = (bound / 2, 0), (bound / 2, 0, bound / 4), float(bound)

    def log_tail(data):
        return -(t - sum(data) / len(data)) * len(data) * epsilon / bound

    while log_tail(x) - log_tail(other) < claimed + 1:
        t *= 2
    return x, other, t
