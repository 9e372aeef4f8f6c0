# Wrong for chances for which 1/(1 - chance) is not whole: it is rounded first.
def promise(sensitivity, epsilon, chance):
    return sensitivity * np.array([1, np.sqrt(2), -np.log1p(-chance)]) / epsilon
