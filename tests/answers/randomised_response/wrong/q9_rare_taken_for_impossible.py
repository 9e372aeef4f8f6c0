# Chances within 1/200 of an end are taken for certain. Input: (0.5, 0.002) must be finite, is inf.
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    rare = (1 - first) * min(second, 1 - second)
    if math.isclose(rare, 0, abs_tol=2e-3):
        return math.inf
    return math.log1p(first / rare)
