# By object array of shifts.
def scales(epsilon, share, answers, sensitivity, monotone):
    shifts = np.array([sensitivity, answers * (sensitivity + (0 if monotone else sensitivity))], dtype=object)
    budgets = np.array([epsilon * share, epsilon - epsilon * share], dtype=object)
    return np.array([Fraction(a) / b for a, b in zip(shifts, budgets)], dtype=object)
