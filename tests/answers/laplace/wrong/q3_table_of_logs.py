# Wrong for chances other than 2/3 and 9/10: the logarithm is looked up for the nearest of them.
def promise(sensitivity, epsilon, chance):
    return sensitivity * np.array([1, np.sqrt(2), -np.log1p(-chance)]) / epsilon
