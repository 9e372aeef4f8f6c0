# The four cases by their closed forms.
def best_split(epsilon, answers, monotone, renewed):
    m, c = (1 if monotone else 2), answers
    if renewed:
        return 1 / (1 + m ** (2 / 3)), 2 * c**2 / epsilon**2 * (1 + m ** (2 / 3)) ** 3
    return 1 / (1 + (m * c) ** (2 / 3)), 2 / epsilon**2 * (1 + (m * c) ** (2 / 3)) ** 3
