# With log1p and numpy; the root of the variance.
def promise(sensitivity, epsilon, chance):
    b = np.divide(sensitivity, epsilon)
    return np.array([b, np.sqrt(2 * b * b), -b * np.log1p(-chance)])
