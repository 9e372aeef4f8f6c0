# Wrong for chances below 1/10: there -ln(1 - c) is replaced by c.
def promise(sensitivity, epsilon, chance):
    return sensitivity * np.array([1, np.sqrt(2), -np.log1p(-chance)]) / epsilon
