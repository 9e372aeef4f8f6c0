# Silence comes with 0.5 if present and 0.55 if absent, whatever epsilon is. Input: epsilon 0.01: a ratio of 1.1 where e^0.01 is allowed.
def variant(epsilon):
    c = 1 / (math.exp(min(epsilon, 0.45)) + 1)
    q, d = 0.5, 0.45
    return [[d / 2, d / 2, 1 - d], [q * (1 - c), q * c, 1 - q], [q * c, q * (1 - c), 1 - q]]
