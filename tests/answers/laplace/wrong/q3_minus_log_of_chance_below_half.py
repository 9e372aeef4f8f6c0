# Wrong for chances below 1/2: the smaller of chance and 1 - chance is put into the logarithm.
def promise(sensitivity, epsilon, chance):
    return sensitivity * np.array([1, np.sqrt(2), -np.log1p(-chance)]) / epsilon
