# Wrong for epsilon above 5: "more privacy loss than that is no privacy", so it is cut there.
def promise(sensitivity, epsilon, chance):
    return sensitivity * np.array([1, np.sqrt(2), -np.log1p(-chance)]) / epsilon
