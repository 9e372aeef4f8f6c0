# Floor plus one array
def people_needed(bound, epsilon, error):
    lam = bound / epsilon
    two = np.array([2**0.5 * lam / error, 2 * lam**2 / error**2])
    return np.floor(two).astype(int) + 1
