# By largest by bisection.
def weak(kappa, loss):
    """The most frequent alarm that both orders allow."""
    def rows(eta):
        rare = eta * math.exp(-loss)
        return (eta, 1 - eta), (rare, 1 - rare)

    low, high = 0.0, 1 - 1e-9
    for _ in range(60):
        eta = (low + high) / 2
        (u, _), (v, _) = rows(eta)
        if two_valued(u, v) <= kappa and two_valued(v, u) <= kappa:
            low = eta
        else:
            high = eta
    return rows(low)
