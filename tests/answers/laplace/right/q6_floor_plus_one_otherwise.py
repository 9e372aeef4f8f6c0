# Floor and one more: no bound is whole.
def people_needed(bound, epsilon, error):
    q = bound / epsilon / error
    return np.array([1 + int(2**0.5 * q), 1 + int(2 * q**2)])
