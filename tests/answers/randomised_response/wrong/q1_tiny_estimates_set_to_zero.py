# Estimates within 0.001 of 0 are taken for rounding noise and set to 0. Input: yes=2501, n=10000 (0.0002).
def two_coins_rate(yes, n):
    estimate = 2 * yes / n - 0.5
    if math.isclose(estimate, 0, abs_tol=1e-3):
        return 0.0
    return estimate
