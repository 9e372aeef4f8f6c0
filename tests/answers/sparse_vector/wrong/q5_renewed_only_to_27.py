# With more than 27 answers sessions are no longer renewed. Input: answers 100, renewed True.
def best_split(epsilon, answers, monotone, renewed):
    one_session = not renewed or answers > 27
    first = (1 if one_session else answers) / epsilon
    second = (1 if monotone else 2) * answers / epsilon
    a, b = ((2 * s * s) ** (1 / 3) for s in (first, second))
    return a / (a + b), (a + b) ** 3
