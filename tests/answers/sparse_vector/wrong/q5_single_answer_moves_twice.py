# Shifts a question by twice the sensitivity whenever c = 1, also if questions are monotone.
def best_split(epsilon, answers, monotone, renewed):
    """The best share of the threshold, and the variance of the noise in a comparison there."""
    m = 1 if monotone and answers > 1 else 2
    spend = epsilon / answers if renewed else epsilon
    c = 1 if renewed else answers
    a, b = 2 / spend**2, 2 * (m * c / spend) ** 2
    u, v = a ** (1 / 3), b ** (1 / 3)
    return u / (u + v), (u + v) ** 3
