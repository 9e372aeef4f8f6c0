# Wrong for chance = 0: it returns the scale, as a "promise of nothing" in place of t = 0.
def promise(sensitivity, epsilon, chance):
    return sensitivity * np.array([1, np.sqrt(2), -np.log1p(-chance)]) / epsilon
