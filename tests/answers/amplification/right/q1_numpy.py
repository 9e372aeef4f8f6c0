# Numpy, and an array.
def after_sampling(epsilon, delta, rate):
    return np.array([np.log1p(rate * np.expm1(epsilon)), rate * delta])
