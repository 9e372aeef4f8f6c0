# Exact ends are decided by rounding.
def releases_allowed(prior, ratio, ceiling):
    odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
    releases = 0
    while float(odds) * float(ratio) ** (releases + 1) <= float(most):
        releases += 1
    return releases
