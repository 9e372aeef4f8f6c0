# Finds ε with scipy's root finder.
def flip_for(kappa):
    from scipy.optimize import brentq

    epsilon = brentq(lambda e: e * np.tanh(e / 2) - kappa, 0, 100)
    return 1 / (1 + np.exp(epsilon))
