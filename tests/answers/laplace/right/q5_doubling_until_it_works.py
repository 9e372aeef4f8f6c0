# By doubling until it works.
def certificate(bound, epsilon, claimed):
    def log_tail(t, data):
        n = len(data)
        return -math.log(2) - (t - math.fsum(data) / n) * n * epsilon / bound

    # One at the top stays, one at the bottom joins: the mean falls, and the noise gets narrower.
    x, other, t = (bound,), (0, bound), bound
    while log_tail(t, x) - log_tail(t, other) < claimed + 0.5:
        t *= 2
    return x, other, t
